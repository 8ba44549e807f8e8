import { type Endpoint, mayCall } from '#contract/kit/endpoint.ts';
import { AppError } from '#contract/kit/errors.ts';
import { getWcCustomer } from '#contract/woocommerce/customers.ts';
import { getWcOrder } from '#contract/woocommerce/orders.ts';
import { getWcProduct } from '#contract/woocommerce/products.ts';
import { capabilitiesOfKey } from '#domain/people/key-capabilities.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { neededFor, PING_TOPIC, partsOfTopic, TEST_TOPIC } from '#domain/webhooks/webhook-topics.ts';
import { findLivingKey } from '../access/api-key-repository.ts';
import { listColleagues } from '../approvals/rules-repository.ts';
import type { Actor, Deps } from '../deps.ts';
import { NO_PAGES } from '../events/live-hub.ts';
import type { Route } from '../http/route.ts';
import { withhold } from '../http/withhold.ts';
import { compiled } from '../rows/compiled-schema.ts';
import type { TakenDelivery } from './deliveries-repository.ts';
import { storedProblem } from './delivery-problem.ts';

/** What a delivery says, or why it cannot be said; of what is gone nobody need be told, and nobody failed to hear it. */
export type Body = Readonly<{ text: string } | { error: string; isGone?: true }>;

const READS: Readonly<Record<string, Endpoint>> = {
  order: getWcOrder,
  product: getWcProduct,
  customer: getWcCustomer,
};

/**
 * As a store says it: the resource as it is now, as the webhook's owner reads it. As we say it: the event with what its object
 * was like when it happened. Neither tells anybody what they may not read themselves.
 */
export async function bodyOf(deps: Deps, routes: readonly Route[], delivery: TakenDelivery): Promise<Body> {
  const { kind, topic, webhook_id } = delivery;
  if (topic === PING_TOPIC && kind === 'store') return { text: `webhook_id=${webhook_id}` };
  const owner = await ownerOf(deps, delivery);
  if (!owner || !holdsAll(owner.capabilities, neededFor([topic])))
    return { error: storedProblem('ownerGone') };
  if (kind === 'own') return { text: eventText(delivery) };
  const { resource, event } = partsOfTopic(topic);
  if (topic === TEST_TOPIC) return { text: JSON.stringify({ id: 0, test: true }) };
  if (event === 'deleted') return { text: JSON.stringify({ id: Number(delivery.object_id) }) };
  const route = routes.find(({ endpoint }) => endpoint === READS[resource]);
  if (!route || !mayCall(route.endpoint, owner.capabilities)) return { error: storedProblem('ownerGone') };
  const context = {
    ...{ ...deps, live: NO_PAGES, actor: owner, requestId: `webhook ${delivery.id}`, ip: '' },
    idempotency: { key: undefined, markReplayed: () => undefined },
  };
  try {
    const answer = await route.handle(context, { id: Number(delivery.object_id) } as never);
    const { reply } = route.endpoint;
    return { text: JSON.stringify(withhold(reply, compiled(reply).parse(answer), owner.capabilities)) };
  } catch (error) {
    if (error instanceof AppError && error.status < 500)
      return { error: storedProblem('notThere'), isGone: true };
    throw error;
  }
}

/** As they are now, and with what the key that made it may; nobody where either is no more. */
async function ownerOf(
  { db, now }: Deps,
  { user_id, api_key_id }: TakenDelivery,
): Promise<Actor | undefined> {
  const [owner] = await listColleagues(db, user_id);
  if (!owner || api_key_id === null) return owner;
  const key = await findLivingKey(db, api_key_id, utcInstant(now()));
  return (
    key && { ...owner, api_key_id, capabilities: capabilitiesOfKey(owner.capabilities, key.capabilities) }
  );
}

const eventText = ({ id, topic, created, data }: TakenDelivery): string =>
  JSON.stringify({
    id: `evt_${id}`,
    type: topic,
    created: `${created.replace(' ', 'T')}Z`,
    data: data ?? {},
  });
