import type { Settings } from '#contract/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';
import type { SaveProblem } from './use-save-rules.ts';

type Props = Readonly<{
  problem: SaveProblem;
  onDismiss: () => void;
  onSaveMine: (onto: Settings) => void;
  onShowTheirs: (theirs: Settings) => void;
}>;

export function SaveProblemNotice({ problem, onDismiss, onSaveMine, onShowTheirs }: Props) {
  if (problem.kind === 'told')
    return (
      <Notice kind="error" announce onDismiss={onDismiss}>
        {problem.words}
      </Notice>
    );
  const { theirs } = problem;
  return (
    <Notice
      kind="warning"
      announce
      title={copy.conflict.title(theirs.last_change?.by ?? copy.conflict.somebody)}
      actions={
        <>
          <Button size="small" onClick={() => onShowTheirs(theirs)}>
            {copy.conflict.theirs}
          </Button>
          <Button size="small" onClick={() => onSaveMine(theirs)}>
            {copy.conflict.mine}
          </Button>
        </>
      }
    >
      {copy.conflict.text}
    </Notice>
  );
}
