import type { OwnFactors } from '#contract/factors.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { factorCopy as copy } from './factor-copy.ts';
import { useEndReset, type Whose } from './factor-queries.ts';

type Props = Readonly<{ reset: NonNullable<OwnFactors['reset']>; whose: Whose }>;

/** A reset that somebody asked for and that can still be called off: by the person it is about, and by whoever manages people. */
export function ResetNotice({ reset: { asked_by, due }, whose }: Props) {
  const end = useEndReset(whose);
  const { show } = useSnackbar();
  const words = whose.user_id === undefined ? copy.ownReset : copy.otherReset;
  return (
    <Notice
      kind="warning"
      size="small"
      title={words.title(asked_by)}
      actions={
        <Button
          size="small"
          busy={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: () => show(copy.resetEnded) })}
        >
          {words.end}
        </Button>
      }
    >
      <p>
        {words.due} <When at={due} />. {words.text}
      </p>
      {end.isError && <p>{failureWords(end.error)}</p>}
    </Notice>
  );
}
