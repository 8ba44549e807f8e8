import * as z from 'zod/mini';
import {
  OWN_TOPICS,
  STORE_TOPICS,
  WEBHOOK_KINDS,
  WEBHOOK_STATUSES,
} from '#domain/webhooks/webhook-topics.ts';
import { endpoint } from './kit/endpoint.ts';
import { paging, said, storeId, utcInstant, wordOf } from './kit/fields.ts';

export const WEBHOOK_NAME_MAX = 200;
export const WEBHOOK_URL_MAX = 2000;
const TOPICS = [...OWN_TOPICS, ...STORE_TOPICS];

const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
const delivery = z.object({
  id: z.int(),
  topic: z.string(),
  object_id: z.string(),
  state: wordOf(DELIVERY_STATES),
  attempts: z.int(),
  created: utcInstant,
  attempted: z.nullable(utcInstant),
  /** When it is tried next, while it waits. */
  due: z.nullable(utcInstant),
  took_ms: z.nullable(z.int()),
  answer_status: z.nullable(z.int()),
  /** Why nothing was answered. */
  error: z.nullable(z.string()),
});
export type WebhookDelivery = z.output<typeof delivery>;

const webhook = z.object({
  id: z.int(),
  kind: wordOf(WEBHOOK_KINDS),
  name: z.string(),
  status: wordOf(WEBHOOK_STATUSES),
  topics: z.array(z.string()),
  url: z.string(),
  /** In whose name it tells. */
  user_email: z.string(),
  /** In a row. */
  failures: z.int(),
  /** Still to be told. */
  waiting: z.int(),
  created: utcInstant,
  /** Until then the former secret signs as well. */
  former_until: z.nullable(utcInstant),
  last: z.nullable(delivery),
});
export type Webhook = z.output<typeof webhook>;

const path = '/wc-admin/webhooks';
const asked = { capability: 'change_settings', class: 'write' } as const;
const NO_ADDRESS = said('hookAddress');
const url = z.string().check(
  z.trim(),
  z.maxLength(WEBHOOK_URL_MAX),
  z.regex(/^https?:\/\/[^\s/@]+(\/\S*)?$/i, NO_ADDRESS),
  z.refine((text) => URL.canParse(text), NO_ADDRESS),
);
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(WEBHOOK_NAME_MAX));
const topics = z
  .array(z.enum(TOPICS))
  .check(z.minLength(1, said('chooseTopics')), z.maxLength(TOPICS.length));

export const listWebhooks = endpoint({
  method: 'GET',
  path,
  summary: 'Everybody who hears of what happens here, newest first.',
  capability: 'change_settings',
  input: z.object({}),
  reply: z.object({ data: z.array(webhook) }),
  errors: [],
});

/** The answer holds the secret; it cannot be read a second time. */
export const createWebhook = endpoint({
  ...asked,
  method: 'POST',
  path,
  summary: 'Tells an address of yours what happens here, from now on.',
  fresh: true,
  input: z.object({ kind: z._default(z.enum(WEBHOOK_KINDS), 'own'), name, url, topics }),
  reply: z.object({ ...webhook.shape, secret: z.string() }),
  errors: ['webhook_topics_mixed', 'webhook_address_private', 'webhook_beyond_you', 'person_needed'],
});

export const changeWebhook = endpoint({
  ...asked,
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes a webhook, or stops and starts it.',
  fresh: true,
  input: z.object({
    id: storeId,
    name: z.optional(name),
    url: z.optional(url),
    topics: z.optional(topics),
    status: z.optional(z.enum(['active', 'paused'])),
  }),
  reply: webhook,
  errors: ['webhook_missing', 'webhook_topics_mixed', 'webhook_address_private', 'webhook_beyond_you'],
});

export const deleteWebhook = endpoint({
  ...asked,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a webhook with its log; nothing is told there any more.',
  input: z.object({ id: storeId }),
  reply: z.object({ id: z.int(), deleted: z.literal(true) }),
  errors: ['webhook_missing'],
});

/** For a day both secrets sign, so that the receiver can change its own in between. */
export const rotateWebhook = endpoint({
  ...asked,
  method: 'POST',
  path: `${path}/:id/rotate`,
  summary: 'Gives a webhook a new secret; the former one signs along for a day.',
  fresh: true,
  input: z.object({ id: storeId }),
  reply: z.object({ ...webhook.shape, secret: z.string() }),
  errors: ['webhook_missing', 'person_needed'],
});

export const testWebhook = endpoint({
  ...asked,
  method: 'POST',
  path: `${path}/:id/test`,
  summary: 'Sends a test event.',
  input: z.object({ id: storeId }),
  reply: delivery,
  errors: ['webhook_missing', 'webhook_off'],
});

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: `${path}/:id/deliveries`,
  summary: 'What was told, and what was answered, newest first.',
  capability: 'change_settings',
  input: z.object({ id: storeId, ...paging }),
  reply: z.object({ data: z.array(delivery), total_count: z.int() }),
  errors: ['webhook_missing'],
});

export const getWebhookDelivery = endpoint({
  method: 'GET',
  path: `${path}/:id/deliveries/:delivery_id`,
  summary: 'One delivery with what was sent and what was answered.',
  capability: 'change_settings',
  also: ['see_customers'],
  input: z.object({ id: storeId, delivery_id: storeId }),
  reply: z.object({ ...delivery.shape, body: z.nullable(z.string()), answer: z.nullable(z.string()) }),
  errors: ['webhook_missing', 'webhook_beyond_you'],
});
export type WholeDelivery = z.output<typeof getWebhookDelivery.reply>;

export const sendDeliveryAgain = endpoint({
  ...asked,
  method: 'POST',
  path: `${path}/:id/deliveries/:delivery_id/again`,
  summary: 'Sends the same once more.',
  input: z.object({ id: storeId, delivery_id: storeId }),
  reply: delivery,
  errors: ['webhook_missing', 'webhook_off'],
});
