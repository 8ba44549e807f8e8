import { useQuery } from '@tanstack/react-query';
import { type CapturePreview, previewCaptures } from '#contract/authorizations.ts';
import { money } from '#domain/shared/money.ts';
import { readQuery } from '#web/api/query-client.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Money } from '#web/ui/money.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { dayWords, moneyWords } from '../../shared/store-format.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.outcomes;
const { change, estimate, nextPayout, balance: balanceLabel } = paymentActionsCopy.effects;

type SettleEffectsProps = Readonly<{ payments: readonly string[]; isHeld?: boolean }>;

/** What either answer does, before anybody presses. Whoever cannot wait may press all the same. */
export function SettleEffects({ payments, isHeld = false }: SettleEffectsProps) {
  const preview = useQuery(readQuery(previewCaptures, { payment_intent_ids: [...payments] }));
  if (preview.isError) return <p className="muted">{copy.failed}</p>;
  return (
    <section aria-label={copy.label}>
      {preview.data ? (
        <Sum lines={linesOf(preview.data, isHeld)} />
      ) : (
        <Skeleton kind="rows" count={5} label={copy.loading} />
      )}
    </section>
  );
}

function linesOf({ customers, balances }: CapturePreview, isHeld: boolean): readonly SumLine[] {
  // The code stands with each amount where two currencies do.
  const currencies = new Set([...customers, ...balances].map(({ currency }) => currency));
  const explicit = currencies.size > 1;
  return [
    ...customers.map(({ currency, amount, count }) => ({
      key: `${currency} customers`,
      label: (isHeld ? copy.approve : copy.capture)(count),
      amount: <MoneyText amount={amount} currency={currency} explicit={explicit} />,
    })),
    ...balances.flatMap((balance) => balanceLines(balance, explicit)),
    { key: 'no', label: isHeld ? copy.block : copy.cancel, amount: copy.nothing },
  ];
}

function balanceLines(
  { currency, fee, balance, next_payout, leaves }: CapturePreview['balances'][number],
  explicit: boolean,
): readonly SumLine[] {
  const words = (amount: number) => moneyWords(money(amount, currency), explicit);
  const changed = ({ now, after }: Readonly<{ now: number; after: number }>) => (
    <Money>{now === after ? words(now) : change(words(now), words(after))}</Money>
  );
  return [
    {
      key: `${currency} fee`,
      label: copy.fee,
      note: fee === null ? undefined : copy.feeNote,
      amount:
        fee === null ? (
          copy.notListed
        ) : (
          <MoneyText amount={-fee || 0} currency={currency} explicit={explicit} />
        ),
      part: true,
    },
    ...(balance
      ? [
          {
            key: `${currency} balance`,
            label: balanceLabel,
            note: fee === null ? copy.beforeFee : estimate,
            amount: changed(balance),
            role: 'subtotal' as const,
          },
        ]
      : []),
    ...(next_payout
      ? [
          {
            key: `${currency} payout`,
            label: nextPayout(dayWords(next_payout.leaves)),
            note: next_payout.now === next_payout.after ? copy.unchanged : estimate,
            amount: changed(next_payout),
          },
        ]
      : []),
    ...(leaves && leaves !== next_payout?.leaves
      ? [{ key: `${currency} leaves`, label: copy.leaves, note: estimate, amount: dayWords(leaves) }]
      : []),
  ];
}
