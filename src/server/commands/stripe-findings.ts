import { decimalsOf } from '#domain/shared/money.ts';
import type { BalanceTransaction, Charge, Payout, Refund } from '#provider/provider-objects.ts';

/** What was read of an account; where only the newest were, only those are spoken of. */
export type Found = Readonly<{
  charges: readonly Charge[];
  refunds: readonly Refund[];
  payouts: readonly Payout[];
  movements: readonly BalanceTransaction[];
}>;
/** One step of the list in docs/stripe.md: how many there were to look at, and which are not as they should be. */
export type Finding = Readonly<{ step: number; what: string; count: number; wrong: readonly string[] }>;

const finding = <One extends Readonly<{ id: string }>>(
  step: number,
  what: string,
  all: readonly One[],
  isRight: (one: One) => boolean,
): Finding => ({
  ...{ step, what, count: all.length },
  wrong: all.filter((one) => !isRight(one)).map(({ id }) => id),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const VAIN: readonly string[] = ['failed', 'canceled'];

/** What can be told from the objects of an account alone, without doing anything there. */
export function findingsOf({ charges, refunds, payouts, movements }: Found): readonly Finding[] {
  const refundsById = new Map<string, Refund>(refunds.map((one) => [one.id, one]));
  const movedBy = (charge: Charge) => movements.filter((one) => one.charge === charge.id);
  const standing = (charge: Charge) =>
    charge.refunds.flatMap((id) => refundsById.get(id) ?? []).filter(({ status }) => !VAIN.includes(status));
  const knowsRefunds = ({ refunds: ids }: Charge) => ids.every((id) => refundsById.has(id));
  return [
    finding(
      4,
      'Captured in part: what was not captured is no refund',
      charges.filter((one) => one.captured && one.amount_captured < one.amount && knowsRefunds(one)),
      (one) => one.amount_refunded === sum(standing(one).map(({ amount }) => amount)),
    ),
    finding(
      7,
      'Exchanged: the amount is the customer’s amount times the rate',
      movements.filter(({ currency, customer_currency }) => currency !== customer_currency),
      isExchanged,
    ),
    finding(
      8,
      'Came back days later: the sale and its return come to nothing',
      charges.filter((one) => one.status === 'failed' && movedBy(one).length > 0),
      (one) => sum(movedBy(one).map(({ amount }) => amount)) === 0,
    ),
    finding(
      10,
      'Payouts made by hand that came back: they left and came back as two lines',
      payouts.filter(({ automatic, status }) => !automatic && VAIN.includes(status)),
      ({ id }) => sum(movements.filter(({ metadata }) => metadata.source === id).map(({ net }) => net)) === 0,
    ),
  ];
}

/** To the smallest unit, either way: Stripe rounds once. */
function isExchanged(one: BalanceTransaction): boolean {
  const shift = 10 ** (decimalsOf(one.currency) - decimalsOf(one.customer_currency));
  return Math.abs(one.customer_amount * Number(one.exchange_rate) * shift - one.amount) <= 1;
}
