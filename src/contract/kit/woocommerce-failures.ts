import { failure } from './catalogue-entry.ts';

const KEY_WORDS = {
  secret: 'Consumer secret is invalid.',
  key: 'Consumer key is invalid.',
  unsigned_key:
    'This key was made before calls could be signed. Make a new one under Settings › API keys, or call over https.',
  method: 'Invalid signature - signature method is invalid.',
  signature: 'Invalid signature - provided signature does not match.',
  time: 'Invalid timestamp.',
  nonce: 'Invalid nonce - nonce has already been used.',
  read: 'The API key provided does not have read permissions.',
  write: 'The API key provided does not have write permissions.',
} as const;

type Refused = Readonly<{ signed_in: boolean; of: 'one' | 'list' }>;
const status = ({ signed_in }: Refused): number => (signed_in ? 403 : 401);

type Missing = Readonly<{ changing?: true }>;
const missing = ({ changing }: Missing): number => (changing ? 400 : 404);

/** How stores refuse: tools read the code, people the sentence. Quoted from theirs, so they keep their form. */
export const WOOCOMMERCE_FAILURES = {
  woocommerce_rest_authentication_error: failure<{ why: keyof typeof KEY_WORDS; signed_in: boolean }>(
    401,
    ({ why }) => KEY_WORDS[why],
  ),
  woocommerce_rest_authentication_missing_parameter: failure<{
    missing: readonly string[];
    signed_in: boolean;
  }>(401, ({ missing }) => `Missing OAuth parameter(s) ${missing.join(', ')}`),
  woocommerce_rest_cannot_view: failure<Refused>(status, ({ of }) =>
    of === 'one' ? 'Sorry, you cannot view this resource.' : 'Sorry, you cannot list resources.',
  ),
  woocommerce_rest_cannot_create: failure<Refused>(status, 'Sorry, you are not allowed to create resources.'),
  woocommerce_rest_cannot_edit: failure<Refused>(status, 'Sorry, you are not allowed to edit this resource.'),
  /** With a reason, the caller may and the thing may not. */
  woocommerce_rest_cannot_delete: failure<Refused | Readonly<{ reason: string }>>(
    (details) => ('reason' in details ? 409 : status(details)),
    (details) =>
      'reason' in details ? details.reason : 'Sorry, you are not allowed to delete this resource.',
  ),
  woocommerce_rest_trash_not_supported: failure<{ what: string }>(
    501,
    ({ what }) => `${what} do not support trashing. Set force=true to delete.`,
  ),
  woocommerce_rest_request_entity_too_large: failure<{ most: number }>(
    413,
    ({ most }) => `Unable to accept more than ${most} items for this request.`,
  ),
  /** As a store says it that has this turned off: an answer that runs as a script reads past every wall of a browser. */
  rest_callback_disabled: failure(400, 'JSONP support is disabled on this site.'),
  store_kept_elsewhere: failure(
    409,
    'This store is kept elsewhere. Change it there; what changes shows here by itself.',
  ),
  woocommerce_rest_shop_order_exists: failure(400, 'Cannot create existing shop_order.'),
  woocommerce_rest_product_exists: failure(400, 'Cannot create existing product.'),
  woocommerce_rest_customer_exists: failure(400, 'Cannot create existing resource.'),
  woocommerce_rest_shop_webhook_exists: failure(400, 'Cannot create existing shop_webhook.'),
  woocommerce_rest_invalid_customer_id: failure(400, 'Customer ID is invalid.'),
  woocommerce_rest_required_product_reference: failure(400, 'Product ID or SKU is required.'),
  woocommerce_rest_invalid_product_id: failure<{ name: string }>(
    400,
    ({ name }) => `There is no product ${name} in this store.`,
  ),
  woocommerce_rest_invalid_shipping_item: failure(400, 'Shipping method ID is required.'),
  woocommerce_rest_invalid_item_id: failure(400, 'Order item ID provided is not associated with order.'),
  order_invalid_currency: failure(400, 'Invalid currency code.'),
  product_invalid_sku: failure(400, 'Invalid or duplicated SKU.'),
  'registration-error-email-exists': failure(
    400,
    'An account is already registered with this e-mail address.',
  ),
  woocommerce_rest_customer_invalid_email: failure(400, 'Email address is invalid.'),
  /** Changing what is not there is 400 in stores, reading it 404. */
  woocommerce_rest_shop_order_invalid_id: failure<Missing>(missing, 'Invalid ID.'),
  woocommerce_rest_product_invalid_id: failure<Missing>(missing, 'Invalid ID.'),
  woocommerce_rest_shop_webhook_invalid_id: failure<Missing>(missing, 'Invalid ID.'),
  woocommerce_rest_invalid_id: failure<Missing>(missing, 'Invalid resource ID.'),
  woocommerce_rest_shop_webhook_invalid_topic: failure(400, 'Webhook topic must be valid.'),
  woocommerce_rest_shop_webhook_invalid_delivery_url: failure<{ reason: string }>(
    400,
    ({ reason }) => reason,
  ),
  /** Stores answer these two with 500, since they give the status as a bare number; we say what happened. */
  woocommerce_rest_invalid_order_id: failure(404, 'Invalid order ID.'),
  woocommerce_rest_invalid_order_refund: failure(400, 'Invalid refund amount.'),
  woocommerce_rest_cannot_create_order_refund: failure<{ reason: string }>(400, ({ reason }) => reason),
  woocommerce_rest_data_invalid_location: failure(404, 'There are no locations matching these parameters.'),
  woocommerce_rest_data_invalid_currency: failure(404, 'There are no currencies matching these parameters.'),
  rest_setting_setting_group_invalid: failure(404, 'Invalid setting group.'),
  rest_setting_setting_invalid: failure(404, 'Invalid setting.'),
  woocommerce_rest_payment_gateway_invalid: failure(404, 'Resource does not exist.'),
};

const REFUSED_AS = {
  GET: 'woocommerce_rest_cannot_view',
  POST: 'woocommerce_rest_cannot_create',
  PUT: 'woocommerce_rest_cannot_edit',
  PATCH: 'woocommerce_rest_cannot_edit',
  DELETE: 'woocommerce_rest_cannot_delete',
} as const satisfies Record<string, keyof typeof WOOCOMMERCE_FAILURES>;

/** How a call of this method is refused. */
export const refusedAs = ({ method }: Readonly<{ method: keyof typeof REFUSED_AS }>) => REFUSED_AS[method];
