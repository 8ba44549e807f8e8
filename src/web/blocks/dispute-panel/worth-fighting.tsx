import type { Dispute } from '#contract/disputes.ts';
import { disputeMoney } from '#domain/disputes/dispute-money.ts';
import { daysLeft } from '#domain/disputes/response-deadline.ts';
import { money } from '#domain/shared/money.ts';
import { useNow } from '#web/shared/now.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';

/**
 * What is at stake and, for a dispute, how long there is to act, from the ledger and the clock. Nobody knows the odds, so none
 * are told.
 */
export function WorthFighting({ dispute }: { dispute: Dispute }) {
  const time = copy.time(daysLeft(dispute.evidence_details.due_by, useNow()));
  const taken = disputeMoney(dispute.balance_transactions);
  return (
    <Notice kind="quiet" size="small" icon="loan" label={copy.worth}>
      <p>
        <b>{copy.worth}</b>{' '}
        {taken
          ? copy.atStake(
              moneyWords(money(taken.taken, taken.currency)),
              moneyWords(money(taken.fee, taken.currency)),
              time,
            )
          : copy.inquiryStake(moneyWords(money(dispute.amount, dispute.currency)))}
      </p>
    </Notice>
  );
}
