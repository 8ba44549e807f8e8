import type { Dispute } from '#contract/disputes.ts';
import { disputeMoney } from '#domain/disputes/dispute-money.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sum } from '#web/ui/sum.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';

export const AtStake = ({ dispute }: { dispute: Dispute }) => (
  <Card title={copy.atStake}>
    <AtStakeLines dispute={dispute} />
  </Card>
);

/** What the ledger says was taken, and what comes back with a win. */
export function AtStakeLines({ dispute }: { dispute: Dispute }) {
  const taken = disputeMoney(dispute.balance_transactions);
  if (!taken) return <p className="muted">{copy.stakeInquiry}</p>;
  const { currency, cost } = taken;
  const amount = (value: number) => <MoneyText amount={value} currency={currency} />;
  return (
    <Sum
      lines={[
        { key: 'payment', label: copy.stakePayment, amount: amount(taken.taken) },
        { key: 'fee', label: copy.stakeFee, amount: amount(taken.fee) },
        { key: 'back', label: copy.stakeBack, amount: amount(cost), role: 'total' },
      ]}
    />
  );
}
