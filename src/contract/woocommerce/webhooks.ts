import * as z from 'zod/mini';
import { WEBHOOK_STATUSES } from '#domain/webhooks/webhook-topics.ts';
import { endpoint } from '../kit/endpoint.ts';
import { storeId } from '../kit/fields.ts';
import {
  bareTime,
  batchInput,
  batchReply,
  context,
  EDITS,
  force,
  linksTo,
  order,
  pages,
  times,
} from './shapes.ts';

/** The secret is only ever sent to us. */
const wcWebhook = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(WEBHOOK_STATUSES),
  topic: z.string(),
  resource: z.string(),
  event: z.string(),
  hooks: z.array(z.string()),
  delivery_url: z.string(),
  date_created: bareTime,
  date_created_gmt: bareTime,
  date_modified: bareTime,
  date_modified_gmt: bareTime,
  _links: linksTo('self', 'collection'),
});
export type WcWebhook = z.input<typeof wcWebhook>;

const asked = { capability: 'change_settings', class: 'write', speaks: 'woocommerce' } as const;
const path = '/wc/v3/webhooks';
const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const written = {
  name: z.optional(words(200)),
  topic: z.optional(words(200)),
  delivery_url: z.optional(words(2000)),
  secret: z.optional(words(200)),
};
const refusals = [
  'woocommerce_rest_shop_webhook_invalid_topic',
  'woocommerce_rest_shop_webhook_invalid_delivery_url',
  'webhook_beyond_you',
  'rest_invalid_param',
] as const;

export const listWcWebhooks = endpoint({
  method: 'GET',
  path,
  summary: 'Webhooks as WooCommerce lists them.',
  capability: 'change_settings',
  speaks: 'woocommerce',
  input: z.object({
    ...pages,
    ...times,
    order,
    orderby: z._default(z.enum(['date', 'id', 'title']), 'date'),
    status: z._default(z.enum(['all', ...WEBHOOK_STATUSES]), 'all'),
  }),
  reply: z.array(wcWebhook),
  errors: ['woocommerce_rest_cannot_view', 'rest_invalid_param'],
});

export const getWcWebhook = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One webhook as WooCommerce writes it.',
  capability: 'change_settings',
  speaks: 'woocommerce',
  input: z.object({ id: storeId, context }),
  reply: wcWebhook,
  errors: ['woocommerce_rest_shop_webhook_invalid_id', 'woocommerce_rest_cannot_view'],
});

/** Always active: a status that is sent along is passed over, as in every store. */
export const createWcWebhook = endpoint({
  ...asked,
  method: 'POST',
  path,
  summary: 'Tells an address of every change of orders, products or customers.',
  creates: true,
  input: z.object({ ...written, topic: words(200), delivery_url: words(2000), id: z.optional(storeId) }),
  reply: wcWebhook,
  errors: ['woocommerce_rest_cannot_create', 'woocommerce_rest_shop_webhook_exists', ...refusals],
});

export const webhookChange = z.object({
  ...written,
  id: storeId,
  status: z.optional(z.enum(WEBHOOK_STATUSES)),
});
export const updateWcWebhook = EDITS.map((method) =>
  endpoint({
    ...asked,
    method,
    path: `${path}/:id`,
    summary: 'Changes what is sent of a webhook.',
    input: webhookChange,
    reply: wcWebhook,
    errors: ['woocommerce_rest_cannot_edit', 'woocommerce_rest_shop_webhook_invalid_id', ...refusals],
  }),
);

export const deleteWcWebhook = endpoint({
  ...asked,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a webhook for good.',
  input: z.object({ id: storeId, force }),
  reply: wcWebhook,
  errors: ['woocommerce_rest_shop_webhook_invalid_id', 'woocommerce_rest_trash_not_supported'],
});

export const batchWcWebhooks = EDITS.map((method) =>
  endpoint({
    ...asked,
    method,
    path: `${path}/batch`,
    summary: 'Creates, changes and removes up to a hundred webhooks; each succeeds or fails by itself.',
    input: batchInput,
    reply: batchReply(wcWebhook),
    errors: ['woocommerce_rest_request_entity_too_large', 'woocommerce_rest_cannot_create'],
  }),
);
