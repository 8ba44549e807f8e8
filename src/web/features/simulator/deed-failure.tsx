import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';

type DeedFailureProps = Readonly<{
  deed: Readonly<{ isError: boolean; error: unknown }>;
  /** Asked by a button alone: what was wrong with it has no field to stand at. */
  field?: string;
}>;

/** Why something did not happen, inside the card it was asked in. */
export function DeedFailure({ deed, field }: DeedFailureProps) {
  if (!deed.isError) return null;
  return (
    <Notice kind="error" size="small" title={copy.notDone} announce>
      {(field && fieldProblem(deed.error, field)) ?? failureWords(deed.error)}
    </Notice>
  );
}
