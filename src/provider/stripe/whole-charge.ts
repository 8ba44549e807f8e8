import type Stripe from 'stripe';
import type { Charge } from '../provider-objects.ts';
import { chargeFromStripe } from './charge-from-stripe.ts';
import type { StripeLine } from './stripe-line.ts';

const PAGE_MAX = 100;

/** A charge with everything it names. Stripe says only that it is disputed, and sends ten of its refunds along. */
export async function wholeCharge(line: StripeLine, told: Stripe.Charge): Promise<Charge> {
  const disputes = told.disputed ? (await disputesOf(line, told.id)).map(({ id }) => id).reverse() : [];
  const refunds = told.refunds?.has_more ? await refundsOf(line, told.id) : told.refunds?.data;
  return chargeFromStripe(told, { disputes, refunds: (refunds ?? []).map(({ id }) => id).reverse() });
}

/** The newest first. */
export async function disputesOf(
  { api, read }: StripeLine,
  charge: string,
): Promise<readonly Stripe.Dispute[]> {
  return (await read(() => api.disputes.list({ charge, limit: PAGE_MAX }))).data;
}

async function refundsOf({ api, read }: StripeLine, charge: string): Promise<readonly Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const paging = { charge, limit: PAGE_MAX, ...(after && { starting_after: after }) };
    const { data, has_more } = await read(() => api.refunds.list(paging));
    found.push(...data);
    if (!has_more || data.length === 0) return found;
  }
}
