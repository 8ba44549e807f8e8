import type Stripe from 'stripe';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import type { BalanceTransaction } from '../provider-objects.ts';
import { payoutStatusOf } from './payout-from-stripe.ts';
import type { ReadMovement } from './read-movement.ts';
import { payoutId } from './stripe-ids.ts';
import { PATIENT, type StripeLine } from './stripe-line.ts';
import { returnedPayout } from './transaction-from-stripe.ts';

const PAGE_MAX = 100;

type Asked = Readonly<{ payout: string } | { source: string }>;

async function listAll(
  { api, walk }: StripeLine,
  asked: Asked,
): Promise<readonly Stripe.BalanceTransaction[]> {
  const found: Stripe.BalanceTransaction[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const params = {
      ...asked,
      limit: PAGE_MAX,
      expand: ['data.source'],
      ...(after && { starting_after: after }),
    };
    const { data, has_more } = await walk(() => api.balanceTransactions.list(params, PATIENT));
    found.push(...data);
    if (!has_more || data.length === 0) return found;
  }
}

/** The line, and how a movement that it tells of is read. */
export type MovementLine = StripeLine & Readonly<{ readMovement: ReadMovement }>;

async function readAll(
  { readMovement }: MovementLine,
  all: readonly Stripe.BalanceTransaction[],
): Promise<readonly BalanceTransaction[]> {
  const found: BalanceTransaction[] = [];
  for (const one of all) {
    const ours = await readMovement(one);
    if (ours) found.push(ours);
  }
  return found;
}

/** Everything one charge, refund or dispute moved: a debit that bounces moves the balance twice, and names only the first. */
export const listMovements = async (
  line: MovementLine,
  source: string,
): Promise<readonly BalanceTransaction[]> => readAll(line, await listAll(line, { source }));

/** Stripe lists the contents of what left by the schedule, once it has reconciled it. Of others it refuses to speak. */
const isListed = ({ automatic, reconciliation_status }: Stripe.Payout): boolean =>
  automatic && reconciliation_status === 'completed';

export async function listPayoutTransactions(
  line: MovementLine,
  id: string,
): Promise<readonly BalanceTransaction[]> {
  const payout = await findPayout(line, id);
  if (cameBack(payoutStatusOf(payout))) {
    /** What was inside goes on with the next. One made by hand leaves and comes back as movements of its own, in no payout. */
    return payout.automatic ? [] : listMovements(line, id);
  }
  if (!isListed(payout)) return [];
  return (await listInside(line, id)).map((transaction) => ({ ...transaction, payout: payoutId(id) }));
}

const findPayout = ({ api, read }: StripeLine, id: string): Promise<Stripe.Payout> =>
  read(() => api.payouts.retrieve(id), { kind: 'payout', id });

/**
 * A payout that came back left its movements behind, and Stripe gives the next one a single sum in their place. Here they go
 * on themselves: what was inside the one is inside the next.
 */
async function listInside(line: MovementLine, id: string): Promise<readonly BalanceTransaction[]> {
  const all = await listAll(line, { payout: id });
  const found = [...(await readAll(line, all))];
  const returned = new Set(all.flatMap((one) => returnedPayout(one) ?? []));
  returned.delete(id);
  for (const from of returned) {
    if (isListed(await findPayout(line, from))) found.push(...(await listInside(line, from)));
  }
  return found;
}
