import { formatTime } from '#domain/shared/format-date.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { DraftView } from './draft.ts';
import type { useAnswer } from './use-answer.tsx';

type Props = Readonly<{ view: DraftView; hasOtherTab: boolean; answer: ReturnType<typeof useAnswer> }>;

export function ChallengeBar({ view, hasOtherTab, answer }: Props) {
  return (
    <SaveBar
      label={copy.saveRegion}
      state={<State view={view} hasOtherTab={hasOtherTab} />}
      actions={
        <>
          <Button busy={answer.isSaving} disabled={answer.isLocked} onClick={() => void answer.save()}>
            {copy.saveForLater}
          </Button>
          <Button kind="primary" {...answer.submitting} onClick={() => void answer.submit()}>
            {copy.submit}
          </Button>
        </>
      }
    />
  );
}

function State({ view: { status, savedAt }, hasOtherTab }: Pick<Props, 'view' | 'hasOtherTab'>) {
  const tabs = hasOtherTab ? copy.otherTab : copy.onlyThisTab;
  const keptWords = savedAt && copy.keptAt(formatTime(savedAt, pageSettings().store));
  switch (status) {
    case 'saving':
      return <SaveState state="saving">{copy.keeping}</SaveState>;
    case 'unsaved':
      return <SaveState state="unsaved">{copy.notKeptYet}</SaveState>;
    case 'failed':
    case 'over':
      return <SaveState state="failed">{copy.notKept}</SaveState>;
    case 'paused':
      return <SaveState state="failed">{copy.waitsForYou}</SaveState>;
    default:
      return <SaveState state="saved">{sentences(keptWords ?? copy.nothingYet, tabs)}</SaveState>;
  }
}
