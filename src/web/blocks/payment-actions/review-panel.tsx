import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveReview, type Charge } from '#contract/payments.ts';
import { known } from '#domain/shared/word.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { may } from '../../shared/page-settings.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { paymentActionsCopy } from './payment-actions-copy.ts';
import { refreshPayments } from './refresh-payments.ts';

const copy = paymentActionsCopy.review;

/** The payments service asks for a look at this payment. To approve it moves no money; to refund it stands beside the amount. */
export function ReviewPanel({ charge }: { charge: Charge }) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const approve = useMutation({
    mutationFn: () => call(approveReview, { charge_id: charge.id }),
    onSuccess: () => show(copy.approved),
    onError: (error) => show({ text: copy.notApproved(failureWords(error)), urgent: true }),
    onSettled: () => refreshPayments(queries),
  });
  if (!charge.review?.is_open) return null;
  return (
    <Card title={copy.title}>
      <div className="stack">
        <p>{known(copy.why, charge.review.opened_reason) ?? copy.why.manual}</p>
        <p className="muted">{charge.captured ? copy.taken : copy.held}</p>
        {may('decide_held') ? (
          <div className="actions">
            <Button kind="primary" busy={approve.isPending} onClick={() => approve.mutate()}>
              {copy.approve}
            </Button>
          </div>
        ) : (
          <RoleNote of="decide_held" />
        )}
      </div>
    </Card>
  );
}
