import type Stripe from 'stripe';
import type { Charge } from '../provider-objects.ts';
import { chargeFromStripe } from './charge-from-stripe.ts';
import { isReversal } from './refund-from-stripe.ts';
import { findReview } from './review-of-charge.ts';
import type { StripeLine } from './stripe-line.ts';

const PAGE_MAX = 100;

/** A charge with everything it names. Stripe says only that it is disputed, and sends ten of its refunds along. */
export async function wholeCharge(line: StripeLine, told: Stripe.Charge): Promise<Charge> {
  const disputes = told.disputed ? (await disputesOf(line, told.id)).map(({ id }) => id).reverse() : [];
  /** What was never captured was never refunded, whatever stands in its list. */
  const all = told.captured ? await refundsOf(line, told) : [];
  const reversals = all.filter(isReversal);
  const review = await findReview(line, told);
  return chargeFromStripe(told, {
    disputes,
    review,
    refunds: all.flatMap((one) => (isReversal(one) ? [] : one.id)).reverse(),
    reversed: reversals.reduce((sum, { amount }) => sum + amount, 0),
  });
}

/** The newest first. */
export async function disputesOf(
  { api, read }: StripeLine,
  charge: string,
): Promise<readonly Stripe.Dispute[]> {
  return (await read(() => api.disputes.list({ charge, limit: PAGE_MAX }))).data;
}

/** Older payments count what a partial capture gave back among the refunds; only the movement behind it tells the two apart. */
const mayBeReversal = ({ amount, amount_captured, amount_refunded }: Stripe.Charge): boolean =>
  amount_captured < amount && amount_refunded >= amount - amount_captured;

const refundsOf = (line: StripeLine, told: Stripe.Charge): Promise<readonly Stripe.Refund[]> =>
  told.refunds?.has_more || mayBeReversal(told)
    ? listRefunds(line, told.id)
    : Promise.resolve(told.refunds?.data ?? []);

async function listRefunds({ api, read }: StripeLine, charge: string): Promise<readonly Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const paging = { charge, limit: PAGE_MAX, ...(after && { starting_after: after }) };
    const { data, has_more } = await read(() =>
      api.refunds.list({ ...paging, expand: ['data.balance_transaction'] }),
    );
    found.push(...data);
    if (!has_more || data.length === 0) return found;
  }
}
