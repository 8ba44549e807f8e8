import type { Charge } from '#contract/payments.ts';
import { displayedFee } from '#domain/settings/displayed-fee.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { pageSettings } from '../../shared/page-settings.ts';
import { priceWords } from '../../shared/price-words.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.outcomes;

/** What either answer does, before anybody presses. The fee is only known to the cent once it is charged. */
export function SettleEffects({ charge, isHeld }: Readonly<{ charge: Charge; isHeld: boolean }>) {
  const { amount, currency } = charge;
  const lines: readonly SumLine[] = [
    {
      key: 'yes',
      label: isHeld ? copy.approve : copy.capture,
      amount: <MoneyText amount={amount} currency={currency} />,
    },
    { key: 'fee', label: copy.fee, note: copy.feeNote, amount: feeWords(charge), part: true },
    {
      key: 'no',
      label: isHeld ? copy.block : copy.cancel,
      note: copy.nothing,
      amount: <MoneyText amount={0} currency={currency} />,
    },
  ];
  return (
    <section aria-label={copy.label}>
      <Sum lines={lines} />
    </section>
  );
}

/** What the account's price list asks for this method at least. */
function feeWords({ payment_method_details: { type } }: Charge): string {
  const listed = pageSettings().accountFees[type];
  if (!listed) return copy.notListed;
  const { base, currency } = displayedFee(listed);
  return copy.from(priceWords(base, currency));
}
