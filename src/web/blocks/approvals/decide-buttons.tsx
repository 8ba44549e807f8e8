import { useState } from 'react';
import { APPROVAL_NOTE_LENGTH_MAX, type Approval } from '#contract/approvals.ts';
import { known } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';
import { type Deciding, useDecide } from './approvals-queries.ts';

/** What the reader may do with a request: approve and decline another's, withdraw their own; or why neither. */
export function DecideButtons({ approval }: { approval: Approval }) {
  const [step, setStep] = useState<Deciding>();
  const { words, is_own, may_decide, state } = approval;
  if (state !== 'pending') return null;
  if (!is_own && may_decide !== 'yes') return <p className="subtle">{known(copy.mayNot, may_decide)}</p>;
  return (
    <>
      {is_own ? (
        <Button size="small" aria-label={copy.withdrawOf(words)} onClick={() => setStep('withdraw')}>
          {copy.withdraw}
        </Button>
      ) : (
        <>
          <Button
            size="small"
            kind="primary"
            aria-label={copy.approveOf(words)}
            onClick={() => setStep('approve')}
          >
            {copy.approve}
          </Button>
          <Button size="small" aria-label={copy.declineOf(words)} onClick={() => setStep('decline')}>
            {copy.decline}
          </Button>
        </>
      )}
      {step && <Question approval={approval} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}

type QuestionProps = Readonly<{ approval: Approval; step: Deciding; onClose: () => void }>;

const TITLES = { approve: copy.approveTitle, decline: copy.declineTitle, withdraw: copy.withdrawTitle };
const ACTIONS = { approve: copy.approve, decline: copy.decline, withdraw: copy.withdraw };

function Question({ approval, step, onClose }: QuestionProps) {
  const decide = useDecide();
  const { show } = useSnackbar();
  const [note, setNote] = useState('');
  const { words, asked_by } = approval;
  const confirm = async () => {
    if (step === 'decline' && note.trim() === '') throw new Error(copy.declineMissing);
    show(endWords(await decide.mutateAsync({ approval, step, note: note.trim() })));
  };
  return (
    <ConfirmDialog
      open
      title={TITLES[step]}
      action={ACTIONS[step]}
      kind={step === 'decline' ? 'danger' : 'primary'}
      failureText={(failure) =>
        step === 'decline' && note.trim() === '' ? copy.declineMissing : failureWords(failure)
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      {step === 'approve' && <p>{copy.approveText(words, asked_by)}</p>}
      {step === 'withdraw' && <p>{copy.withdrawText(words)}</p>}
      {step === 'decline' && (
        <div className="stack">
          <p>{words}</p>
          <TextArea
            label={copy.declineNote}
            help={copy.declineHelp}
            lengthMax={APPROVAL_NOTE_LENGTH_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

function endWords({ state, words, error_message }: Approval): string | { text: string; urgent: true } {
  switch (state) {
    case 'done':
      return copy.done(words);
    case 'failed':
      return { text: copy.notDone(error_message ?? ''), urgent: true };
    case 'declined':
      return copy.declined(words);
    case 'withdrawn':
      return copy.withdrawn(words);
    default:
      return copy.underWay(words);
  }
}
