import { useState } from 'react';
import { failureWords } from '#web/shared/failure-words.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { feedbackCopy as copy } from './payouts-copy.ts';
import { useSendFeedback } from './payouts-queries.ts';

const LENGTH_MAX = 2000;

/** Words are welcome and not required. What was typed stays when it could not be sent. */
export function NegativeFeedback({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [comments, setComments] = useState('');
  const { show } = useSnackbar();
  const send = useSendFeedback();
  const press = () =>
    send.mutate(comments, {
      onSuccess: () => {
        track('payouts_feedback_negative_submit', { hasComments: comments.trim() !== '' });
        setComments('');
        onClose();
        show(copy.thanks);
      },
    });
  return (
    <Dialog
      open={open}
      title={copy.negativeTitle}
      onClose={onClose}
      pending={send.isPending}
      foot={
        <>
          <Button disabled={send.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            kind="primary"
            busy={send.isPending}
            disabled={comments.length > LENGTH_MAX}
            onClick={press}
          >
            {copy.send}
          </Button>
        </>
      }
    >
      <div className="stack" data-gap="small">
        <p>{copy.negativeText}</p>
        <TextArea
          label={copy.comments}
          optional
          rows={4}
          lengthMax={LENGTH_MAX}
          value={comments}
          onChange={({ target }) => setComments(target.value)}
        />
        {send.isError && (
          <Notice kind="error" title={copy.failed} announce>
            {failureWords(send.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
