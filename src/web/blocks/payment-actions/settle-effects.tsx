import { useQuery } from '@tanstack/react-query';
import { type CapturePreview, previewCaptures } from '#contract/authorizations.ts';
import { money } from '#domain/shared/money.ts';
import { readQuery } from '#web/api/query-client.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Money } from '#web/ui/money.tsx';
import { Sum, type SumLine, type SumShape, SumWaiting } from '#web/ui/sum.tsx';
import { dayWords, moneyWords } from '../../shared/store-format.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.outcomes;
const { change, estimate, nextPayout, balance: balanceLabel } = paymentActionsCopy.effects;

/** What most come to. */
const OF_A_BALANCE: SumShape = ['part', 'subtotal'];
const OF_ONE: SumShape = ['line', ...OF_A_BALANCE, 'line', 'line', 'line'];

type SettleEffectsProps = Readonly<{ payment: string; isHeld: boolean }>;

/** What either answer does, before anybody presses. Whoever cannot wait may press all the same. */
export const SettleEffects = ({ payment, isHeld }: SettleEffectsProps) => (
  <Effects payments={[payment]} shape={OF_ONE} linesOf={(preview) => linesOf(preview, isHeld)} />
);

/** What capturing several does to each balance. What their customers pay is said, and listed, where they were chosen. */
export const CaptureEffects = ({ payments }: Readonly<{ payments: readonly string[] }>) => (
  <Effects
    payments={payments}
    shape={OF_A_BALANCE}
    linesOf={({ balances }) => balances.flatMap((balance) => moneyLines(balance, balances.length > 1))}
  />
);

type EffectsProps = Readonly<{
  payments: readonly string[];
  shape: SumShape;
  linesOf: (preview: CapturePreview) => readonly SumLine[];
}>;

function Effects({ payments, shape, linesOf }: EffectsProps) {
  const preview = useQuery(readQuery(previewCaptures, { payment_intent_ids: [...payments] }));
  if (preview.isError) return <p className="muted">{copy.failed}</p>;
  return (
    <section aria-label={copy.label}>
      {preview.data ? (
        <Sum lines={linesOf(preview.data)} />
      ) : (
        <SumWaiting shape={shape} label={copy.loading} />
      )}
    </section>
  );
}

function linesOf({ customers, balances }: CapturePreview, isHeld: boolean): readonly SumLine[] {
  // The code stands with each amount where two currencies do.
  const currencies = new Set([...customers, ...balances].map(({ currency }) => currency));
  const explicit = currencies.size > 1;
  return [
    ...customers.map(({ currency, amount }) => ({
      key: `${currency} customers`,
      label: isHeld ? copy.approve : copy.capture,
      amount: <MoneyText amount={amount} currency={currency} explicit={explicit} />,
    })),
    ...balances.flatMap((balance) => [...moneyLines(balance, explicit), ...payoutLines(balance, explicit)]),
    { key: 'no', label: isHeld ? copy.block : copy.cancel, amount: copy.nothing },
  ];
}

type Balance = CapturePreview['balances'][number];

const changed = (
  currency: string,
  explicit: boolean,
  { now, after }: Readonly<{ now: number; after: number }>,
) => {
  const words = (amount: number) => moneyWords(money(amount, currency), explicit);
  return <Money>{now === after ? words(now) : change(words(now), words(after))}</Money>;
};

/** The fee, and what becomes of the balance. */
function moneyLines({ currency, fee, balance }: Balance, explicit: boolean): readonly SumLine[] {
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
            amount: changed(currency, explicit, balance),
            role: 'subtotal' as const,
          },
        ]
      : []),
  ];
}

function payoutLines({ currency, next_payout, leaves }: Balance, explicit: boolean): readonly SumLine[] {
  return [
    ...(next_payout
      ? [
          {
            key: `${currency} payout`,
            label: nextPayout(dayWords(next_payout.leaves)),
            note: next_payout.now === next_payout.after ? copy.unchanged : estimate,
            amount: changed(currency, explicit, next_payout),
          },
        ]
      : []),
    ...(leaves && leaves !== next_payout?.leaves
      ? [{ key: `${currency} leaves`, label: copy.leaves, note: estimate, amount: dayWords(leaves) }]
      : []),
  ];
}
