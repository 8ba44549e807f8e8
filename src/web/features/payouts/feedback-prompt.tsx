import { useEffect, useState } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NegativeFeedback } from './negative-feedback.tsx';
import { feedbackCopy as copy } from './payouts-copy.ts';

type FeedbackPromptProps = Readonly<{ shown: boolean; onDismiss: () => void }>;

/** Asks once. The dialogs stay while the question that opened them is already gone. */
export function FeedbackPrompt({ shown, onDismiss }: FeedbackPromptProps) {
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  useEffect(() => {
    if (shown) track('payouts_feedback_prompt_view');
  }, [shown]);

  const press = (given: 'yes' | 'no') => {
    track(`payouts_feedback_prompt_${given}_click`);
    // Who is not tracked is not asked to explain either.
    if (given === 'yes' || pageSettings().isTrackingEnabled) setAnswer(given);
    onDismiss();
  };
  return (
    <>
      {shown && (
        <Notice
          title={copy.question}
          icon="chat"
          onDismiss={() => {
            track('payouts_feedback_prompt_dismiss');
            onDismiss();
          }}
          actions={
            <>
              <Button onClick={() => press('yes')}>{copy.yes}</Button>
              <Button onClick={() => press('no')}>{copy.no}</Button>
            </>
          }
        >
          {copy.questionText}
        </Notice>
      )}
      <PositiveFeedback open={answer === 'yes'} onClose={() => setAnswer(undefined)} />
      <NegativeFeedback open={answer === 'no'} onClose={() => setAnswer(undefined)} />
    </>
  );
}

function PositiveFeedback({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={copy.positiveTitle}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <p>{copy.positiveText}</p>
    </Dialog>
  );
}
