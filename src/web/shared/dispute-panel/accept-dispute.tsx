import { type Dispute, orderOfDispute } from '#contract/disputes.ts';
import { disputeMoney } from '#domain/disputes/dispute-money.ts';
import { money } from '#domain/shared/money.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { acceptFailureWords, useAcceptDispute } from './dispute-queries.ts';

/** Gives in to a claim. It is final, so it is asked first, and done inside the question. */
export function AcceptDispute({ dispute }: { dispute: Dispute }) {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const { mutateAsync: accept } = useAcceptDispute();
  const taken = disputeMoney(dispute.balance_transactions);

  const press = async () => {
    const isAccepted = await confirm({
      title: copy.acceptQuestion,
      text: copy.acceptText(
        moneyWords(money(dispute.amount, dispute.currency)),
        taken && moneyWords(money(taken.fee, taken.currency)),
      ),
      action: copy.accept,
      kind: 'danger',
      onConfirm: () => accept(dispute.id),
      failureText: acceptFailureWords,
    });
    if (!isAccepted) return;
    track('dispute_accepted', { reason: dispute.reason });
    show(copy.accepted(orderOfDispute(dispute)?.number));
  };
  return <Button onClick={press}>{copy.accept}</Button>;
}
