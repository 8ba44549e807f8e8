import { type Foreign, idOf, listOf } from './foreign-fields.ts';

/** What the plugin writes on an order that goes on with a subscription. */
const KEYS: readonly unknown[] = [
  ...['_subscription_renewal', '_subscription_resubscribe', '_subscription_switch'],
];

/** The subscriptions that an order says it belongs to. */
export const subscriptionsNamedBy = (order: Foreign): readonly number[] => [
  ...new Set(
    listOf(order.meta_data).flatMap(({ key, value }) => (KEYS.includes(key) ? (idOf(value) ?? []) : [])),
  ),
];
