import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import { getSecret } from '../access/secret-repository.ts';
import type { Deps } from '../deps.ts';
import { job } from '../jobs/job.ts';
import {
  type DueSubscription,
  endSubscription,
  listDue,
  NoLongerDue,
  type Renewal,
} from '../store/subscriptions-repository.ts';
import { type CheckoutDeps, checkOut } from './check-out.ts';
import { STORE_WALKS } from './store-walks.ts';

const AT_ONCE = 100;
/** An order that came to nothing, or was given back whole, is not repeated. */
const ENDING: readonly string[] = ['cancelled', 'refunded', 'failed'];

/** Takes the payments of subscriptions as they fall due, by the provider's clock. */
export const renewSubscriptions = job({
  name: 'store.renew-subscriptions',
  input: z.object({}),
  attemptsMax: 1,
  queue: STORE_WALKS,
  async run(deps) {
    if (deps.simulator) await renewDue(deps);
  },
});

/** Tries every subscription that is due, once: also one that missed several payments has one of them taken now. */
export async function renewDue(deps: Deps, atOnce = AT_ONCE): Promise<void> {
  const now = utcInstant(await deps.provider.now());
  const tried = new Set<number>();
  let after: Renewal | undefined;
  do {
    const due = await listDue(deps.db, now, after, atOnce);
    for (const one of due.filter(({ id }) => !tried.has(id))) {
      tried.add(one.id);
      await tryToRenew(deps, one);
    }
    after = due.length === atOnce ? due.at(-1) : undefined;
  } while (after);
}

async function tryToRenew(deps: Deps, due: DueSubscription): Promise<void> {
  try {
    await renew({ ...deps, ip: '' }, due);
  } catch (error) {
    if (error instanceof NoLongerDue) return;
    // It stays due and is tried again with the same key; those behind it do not wait for that.
    deps.log.error({ err: error, subscription: due.id }, 'a subscription could not be renewed');
  }
}

async function renew(deps: CheckoutDeps, due: DueSubscription): Promise<void> {
  const { id, next_payment, payment_method, currency, billing, shipping, last_status } = due;
  if (ENDING.includes(last_status)) return endSubscription(deps.db, id, 'cancelled');
  const { product_id, name, sku, quantity, price } = due;
  const checkout = await checkOut(deps, {
    key: await keyOf(deps, due),
    attempt: 1,
    card: payment_method,
    ip_country: null,
    capture: 'automatic',
    isSubscription: true,
    renews: { id, next_payment },
    order: {
      currency,
      billing,
      shipping,
      items: [{ product_id, name, sku, quantity, price }],
      customer: billing && { name: billing.name, email: billing.email, country: billing.country },
    },
  });
  // What nobody knows yet is asked for again with the same key; whoever must confirm is not there.
  if (checkout.state === 'declined' || checkout.state === 'requires_action')
    await endSubscription(deps.db, id, 'on-hold', checkout.order_id);
}

/** The same payment of the same subscription has the same key, however often it is tried; no visitor can foresee it. */
async function keyOf(deps: Pick<Deps, 'db' | 'now'>, { id, next_payment }: Renewal): Promise<string> {
  const secret = await getSecret(deps.db, 'renewals', deps.now());
  const hash = createHmac('sha256', secret).update(`renewal ${id} ${next_payment}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}
