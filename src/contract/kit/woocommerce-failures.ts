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
  woocommerce_rest_cannot_delete: failure<Refused>(
    status,
    'Sorry, you are not allowed to delete this resource.',
  ),
  woocommerce_rest_shop_order_invalid_id: failure(404, 'Invalid ID.'),
  woocommerce_rest_product_invalid_id: failure(404, 'Invalid ID.'),
  woocommerce_rest_invalid_id: failure(404, 'Invalid resource ID.'),
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
