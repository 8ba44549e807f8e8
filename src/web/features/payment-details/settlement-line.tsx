import type { Charge } from '#contract/payments.ts';
import type { ChargeFigures } from '#domain/payments/charge-figures.ts';
import { formatRateBetween } from '#domain/shared/exchange-rate.ts';
import { money } from '#domain/shared/money.ts';
import { decimalWords } from '#web/shared/figure-words.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

/** What the merchant is paid in, where the customer paid in something else. */
export function SettlementLine({ charge, figures }: { charge: Charge; figures: ChargeFigures }) {
  if (figures.currency === charge.currency) return null;
  const settled = money(figures.payment.amount, figures.currency);
  const rate = formatRateBetween(money(charge.amount_captured, charge.currency), settled);
  const words = moneyWords(settled, true);
  if (rate === undefined) return <p className="muted">{copy.settledAsPlain(words)}</p>;
  const [from, to] = [charge.currency.toUpperCase(), figures.currency.toUpperCase()];
  return <p className="muted">{copy.settledAs(words, copy.rate(from, decimalWords(rate), to))}</p>;
}
