import type { Capability } from '../people/capabilities.ts';

/** Which way a webhook tells: as stores do, or as we do. */
export const WEBHOOK_KINDS = ['own', 'store'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Whoever is told of it must be allowed to read it. */
const OWN_RESOURCES = {
  payment: 'see_payments',
  refund: 'see_payments',
  payout: 'see_payouts',
  dispute: 'see_payments',
  approval: 'see_payments',
  export: 'export',
} as const satisfies Record<string, Capability>;
const STORE_RESOURCES = {
  order: 'see_payments',
  product: 'see_payments',
  customer: 'see_customers',
} as const satisfies Record<string, Capability>;

type OwnResource = keyof typeof OWN_RESOURCES;
export type StoreResource = keyof typeof STORE_RESOURCES;
export type WebhookResource = OwnResource | StoreResource;

const OWN_EVENTS = ['created', 'updated'] as const;
/** Nothing comes out of a bin here, so `restored` is understood and never happens. */
const STORE_EVENTS = ['created', 'updated', 'deleted', 'restored'] as const;

const every = (resources: object, events: readonly string[]): readonly string[] =>
  Object.keys(resources).flatMap((resource) => events.map((event) => `${resource}.${event}`));

export const OWN_TOPICS = every(
  OWN_RESOURCES,
  OWN_EVENTS,
) as readonly `${OwnResource}.${(typeof OWN_EVENTS)[number]}`[];
export const STORE_TOPICS = every(
  STORE_RESOURCES,
  STORE_EVENTS,
) as readonly `${StoreResource}.${(typeof STORE_EVENTS)[number]}`[];

/** Sent when it is made, and when somebody wants to see whether it arrives. */
export const PING_TOPIC = 'ping';
export const TEST_TOPIC = 'test';

export const topicsOf = (kind: WebhookKind): readonly string[] =>
  kind === 'own' ? OWN_TOPICS : STORE_TOPICS;

export const partsOfTopic = (topic: string): Readonly<{ resource: string; event: string }> => {
  const [resource = '', event = ''] = topic.split('.');
  return { resource, event };
};

const NEEDED: Readonly<Record<string, Capability | undefined>> = { ...OWN_RESOURCES, ...STORE_RESOURCES };

/** What somebody has to hold to be told of these; a ping says nothing. */
export const neededFor = (topics: readonly string[]): readonly Capability[] => [
  ...new Set(topics.flatMap((topic) => NEEDED[partsOfTopic(topic).resource] ?? [])),
];
