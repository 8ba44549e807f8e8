import { useQuery } from '@tanstack/react-query';
import { previewRefund, type RefundPreview } from '#contract/refunds.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { money } from '#domain/shared/money.ts';
import { readQuery } from '#web/api/query-client.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Money } from '#web/ui/money.tsx';
import { Sum, type SumLine, type SumShape, SumWaiting } from '#web/ui/sum.tsx';
import { dayWords, moneyWords } from '../../shared/store-format.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.effects;
/** What most refunds come to. */
const SHAPE: SumShape = ['line', 'line', 'part', 'subtotal', 'line'];

/** What a refund does, line by line, before anybody presses for it. Whoever cannot wait may press all the same. */
export function RefundEffects({ charge_id, amount }: Readonly<{ charge_id: ChargeId; amount: number }>) {
  const preview = useQuery(readQuery(previewRefund, { charge_id, amount }));
  if (preview.isError) return <p className="muted">{copy.failed}</p>;
  return (
    <section aria-label={copy.label}>
      {preview.data ? (
        <Sum lines={linesOf(preview.data)} />
      ) : (
        <SumWaiting shape={SHAPE} label={copy.loading} />
      )}
    </section>
  );
}

function linesOf({ customer, cost, balance, next_payout }: RefundPreview): readonly SumLine[] {
  // The code stands with each amount where two currencies do.
  const explicit = cost !== null && cost.currency !== customer.currency;
  const gets: SumLine = {
    key: 'customer',
    label: copy.customer,
    amount: <MoneyText {...customer} explicit={explicit} />,
  };
  if (!cost) return [gets];
  const { currency } = cost;
  const change = ({ now, after }: Readonly<{ now: number; after: number }>) => (
    <Money>{copy.change(moneyWords(money(now, currency)), moneyWords(money(after, currency)))}</Money>
  );
  return [
    gets,
    {
      key: 'cost',
      label: copy.cost,
      amount: <MoneyText amount={-cost.amount || 0} currency={currency} explicit={explicit} />,
    },
    {
      key: 'fee',
      label: copy.feeKept,
      note: copy.feeKeptNote,
      amount: <MoneyText amount={cost.fee_kept} currency={currency} explicit={explicit} />,
      part: true,
    },
    ...(balance
      ? [{ key: 'balance', label: copy.balance, amount: change(balance), role: 'subtotal' as const }]
      : []),
    ...(next_payout
      ? [
          {
            key: 'payout',
            label: copy.nextPayout(dayWords(next_payout.leaves)),
            note: copy.estimate,
            amount: change(next_payout),
          },
        ]
      : []),
  ];
}
