import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '#contract/webhooks.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { topicWords } from './topic-words.ts';
import { webhooksCopy as copy } from './webhooks-copy.ts';
import { deliveryQuery } from './webhooks-queries.ts';

type Props = Readonly<{ webhook_id: number; delivery: WebhookDelivery; onClose: () => void }>;

/** What went over the wire, both ways. */
export function DeliveryDialog({ webhook_id, delivery, onClose }: Props) {
  const whole = useQuery(deliveryQuery(webhook_id, delivery.id));
  return (
    <Dialog
      open
      title={topicWords(delivery.topic)}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <div className="stack">
        {whole.isPending && <Skeleton />}
        {whole.isError && (
          <Notice kind="error" size="small">
            {failureWords(whole.error)}
          </Notice>
        )}
        {whole.data && (
          <>
            <TextArea label={copy.sent} readOnly rows={8} value={whole.data.body ?? copy.notSent} />
            <TextArea
              label={copy.said}
              readOnly
              rows={4}
              value={whole.data.answer ?? whole.data.error ?? copy.nothingSaid}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
