import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { idOf, partOf } from '#domain/woocommerce/foreign-fields.ts';
import { getSecret } from '../access/secret-repository.ts';
import type { Deps } from '../deps.ts';
import type { StoreKind } from '../events/set-aside.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { updateAttached } from '../store/mirror/attached-store-repository.ts';
import { LOOK_AGAIN_JOB, lookAgainKey } from './store-job-names.ts';

/** Where an attached store tells what changed. */
export const STORE_EVENTS_PATH = '/store-events';
export const STORE_SIGNATURE_HEADER = 'x-wc-webhook-signature';
export const STORE_RESOURCE_HEADER = 'x-wc-webhook-resource';

type Delivery = Readonly<{ payload: Buffer; signature: string; resource: string }>;

const KINDS: Readonly<Record<string, StoreKind>> = {
  order: 'store_order',
  customer: 'store_customer',
  product: 'store_product',
  subscription: 'store_subscription',
};

/**
 * A delivery says no more than "look again at order 12": it may come twice, late, out of order or never, and what it tells may be
 * old. So nothing of it is kept but the number, and the store is asked.
 */
export async function acceptStoreDelivery(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { payload, signature, resource }: Delivery,
): Promise<void> {
  const secret = (await getSecret(db, 'store_events', now())).toString('hex');
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw fail('store_signature_invalid');
  const kind = KINDS[resource];
  const id = idOf(partOf(parsed(payload)).id);
  await db.transaction().execute(async (trx) => {
    await updateAttached(trx, { last_delivery: utcInstant(now()) });
    if (kind === undefined || id === undefined) return;
    await enqueue(trx, LOOK_AGAIN_JOB, { kind, id }, { key: lookAgainKey(kind, id) });
  });
}

function parsed(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
