import { idOf, listOf, textOf } from './foreign-fields.ts';

/** What the store is asked to tell by itself. */
export const TOPICS = [
  ...(['order.created', 'order.updated', 'order.deleted', 'order.restored'] as const),
  ...(['customer.created', 'customer.updated'] as const),
  ...(['product.created', 'product.updated'] as const),
] as const;
/** Known to stores that sell subscriptions. */
const SUBSCRIPTION_TOPICS = [
  ...(['subscription.created', 'subscription.updated', 'subscription.deleted'] as const),
] as const;
export type Topic = (typeof TOPICS)[number] | (typeof SUBSCRIPTION_TOPICS)[number];

export type WebhookStep = Readonly<
  | { do: 'make'; topic: Topic }
  /** It is ours and asleep, or it was made with a secret that we no longer have. */
  | { do: 'wake'; topic: Topic; id: number }
  | { do: 'keep'; topic: Topic; id: number }
>;

/**
 * What to do so that the store tells us of every topic. A store switches a webhook off after a few failures, and somebody may
 * delete one; what stands there under our address and not in our book was made for another secret.
 */
export function planWebhooks(
  there: unknown,
  delivery_url: string,
  known: Readonly<Record<string, number>>,
  hasSubscriptions = false,
): readonly WebhookStep[] {
  const ours = listOf(there).filter((one) => textOf(one.delivery_url) === delivery_url);
  const topics = [...TOPICS, ...(hasSubscriptions ? SUBSCRIPTION_TOPICS : [])];
  return topics.map((topic): WebhookStep => {
    const made = ours.filter((one) => textOf(one.topic) === topic);
    const found = made.find((one) => idOf(one.id) === known[topic]) ?? made[0];
    const id = idOf(found?.id);
    if (id === undefined) return { do: 'make', topic };
    const isRight = textOf(found?.status) === 'active' && known[topic] === id;
    return { do: isRight ? 'keep' : 'wake', topic, id };
  });
}
