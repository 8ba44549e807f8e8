import type { Dispute } from '#contract/disputes.ts';
import { disputeMoney } from '#domain/disputes/dispute-money.ts';
import { money } from '#domain/shared/money.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { standingOf, useActionPhase } from '../payment-actions/action-phase.ts';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { useAcceptDispute } from './dispute-queries.ts';

/** Gives in to a claim. It is final, so it is asked first; how it goes on is said on the panel. */
export function AcceptDispute({ dispute }: { dispute: Dispute }) {
  const confirm = useConfirm();
  const accept = useAcceptDispute(dispute);
  const underWay = useActionPhase(dispute.id);
  const taken = disputeMoney(dispute.balance_transactions);

  const press = async () => {
    const isSure = await confirm({
      title: copy.acceptQuestion,
      text: copy.acceptText(
        moneyWords(money(dispute.amount, dispute.currency)),
        taken && moneyWords(money(taken.fee, taken.currency)),
      ),
      action: copy.accept,
      kind: 'danger',
    });
    if (isSure) accept();
  };
  return (
    <Button {...standingOf(underWay, 'accept')} onClick={press}>
      {copy.accept}
    </Button>
  );
}
