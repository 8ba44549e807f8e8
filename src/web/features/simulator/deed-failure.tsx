import { failureWords } from '#web/shared/failure-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';

/** Why something did not happen, inside the card it was asked in. */
export function DeedFailure({ deed }: { deed: Readonly<{ isError: boolean; error: unknown }> }) {
  if (!deed.isError) return null;
  return (
    <Notice kind="error" size="small" title={copy.notDone} announce>
      {failureWords(deed.error)}
    </Notice>
  );
}
