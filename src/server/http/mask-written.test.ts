import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { READ_ONLY_SETTINGS, saveSettings } from '#contract/settings.ts';
import { BOOK_ACCOUNTS } from '#domain/books/book-account.ts';
import { routes } from '../routes.ts';
import { maskWritten, WRITTEN_LETTERS_MAX } from './mask-written.ts';
import { classOf } from './rate-limits.ts';

const WRITTEN = [
  'Paid with 4242 4242 4242 4242.',
  '4242424242424242',
  '4242-4242-4242-4242',
  '4242_4242_4242_4242',
  '{"card":"4242 4242 4242 4242"}',
  '4242424242424242@example.com',
  'card_4242424242424242',
];
const HELD = /4242.?4242.?4242.?4242/;

/** A place of a request where a text may stand, with a request that holds only it. */
type Leaf = Readonly<{ name: string; schema: z.core.$ZodType; requestWith: (text: unknown) => unknown }>;

/** Names that any record takes, of evidence, of answers to the provider, and of nothing in particular. */
const NAMES = ['uncategorized_text', 'shipping_tracking_number', 'account_number', 'anything'];

function leavesOf(schema: z.core.$ZodType, name: string, requestWith: Leaf['requestWith']): readonly Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, one]) =>
        leavesOf(one, name === '' ? key : `${name}.${key}`, (text) => requestWith({ [key]: text })),
      );
    case 'record':
      return [
        {
          name: `${name}.<name>`,
          schema: def.keyType,
          requestWith: (text) => requestWith({ [String(text)]: '' }),
        },
        ...NAMES.filter((key) => z.safeParse(def.keyType, key).success).flatMap((key) =>
          leavesOf(def.valueType, `${name}.${key}`, (text) => requestWith({ [key]: text })),
        ),
      ];
    case 'array':
      return leavesOf(def.element, `${name}[]`, (text) => requestWith([text]));
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, name, requestWith));
    case 'pipe':
      return leavesOf(def.in, name, requestWith);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return leavesOf(def.innerType, name, requestWith);
    default:
      return [{ name, schema, requestWith }];
  }
}

/** What becomes of a card number in a place: masked, kept whole, or refused, whichever way it is written. */
function fateOf({ input }: Endpoint, { schema, requestWith }: Leaf): 'masked' | 'whole' | 'refused' {
  // Also of a place that takes no text, it must be known what becomes of one.
  const fates = WRITTEN.map((text) => ({
    isTaken: z.safeParse(schema, text).success,
    isHeld: HELD.test(JSON.stringify(maskWritten(input, requestWith(text)))),
  })).filter(({ isTaken }) => isTaken);
  if (fates.length === 0) return 'refused';
  return fates.some(({ isHeld }) => isHeld) ? 'whole' : 'masked';
}

const inPath = ({ path }: Endpoint, name: string): boolean => path.split('/').includes(`:${name}`);

/** Every place of the contract into which a card number could be written, by its call and by what becomes of it. */
function places(fate: 'masked' | 'whole'): Readonly<Record<string, string>> {
  const found = new Map<string, Set<string>>();
  for (const { endpoint } of routes.filter((route) => classOf(route.endpoint) !== 'read'))
    for (const leaf of leavesOf(endpoint.input, '', (text) => text)) {
      if (inPath(endpoint, leaf.name) || fateOf(endpoint, leaf) !== fate) continue;
      const path = endpoint.path.replace('/wc/v3/payments', '');
      found.set(path, (found.get(path) ?? new Set()).add(leaf.name));
    }
  return Object.fromEntries([...found].map(([path, names]) => [path, [...names].sort().join(' ')]));
}

/** A place to send to, or to send the bill to, as tools write it. */
const placeOf = (kind: string, ...more: readonly string[]): string =>
  [...'address_1 address_2 city company first_name last_name phone postcode state'.split(' '), ...more]
    .map((part) => `${kind}.${part}`)
    .join(' ');
const sorted = (...names: readonly string[]): string => names.join(' ').split(' ').sort().join(' ');
const ORDER_TEXTS = sorted(
  placeOf('billing', 'email'),
  placeOf('shipping'),
  'customer_note line_items[].name line_items[].sku line_items[].subtotal line_items[].total meta_data[].key',
  'meta_data[].value payment_method payment_method_title shipping_lines[].method_id shipping_lines[].method_title',
  'shipping_lines[].total transaction_id',
);
const CUSTOMER_TEXTS = sorted(
  placeOf('billing', 'email'),
  placeOf('shipping'),
  'email first_name last_name username',
);
const BATCH_TEXTS =
  'create[].<name> create[].anything create[].uncategorized_text update[].<name> update[].anything update[].uncategorized_text';
const BATCH_NUMBERS =
  'create[].account_number create[].shipping_tracking_number delete[] update[].account_number update[].shipping_tracking_number';

const VIEW_TEXTS =
  'name parameters.<name> parameters.anything parameters.anything[] parameters.uncategorized_text parameters.uncategorized_text[]';
const VIEW_NAMES =
  'columns[] parameters.account_number parameters.account_number[] parameters.shipping_tracking_number parameters.shipping_tracking_number[]';

/** In a record, `anything` stands for every name. */
const MASKED: Readonly<Record<string, string>> = {
  '/wc-admin/api-keys': 'description',
  '/wc-admin/webhooks': 'name',
  '/wc-admin/webhooks/:id': 'name',
  '/wc/v3/orders': ORDER_TEXTS,
  '/wc/v3/orders/:id': ORDER_TEXTS,
  '/wc/v3/orders/batch': BATCH_TEXTS,
  '/wc/v3/products': 'description name regular_price sku',
  '/wc/v3/products/:id': 'description name regular_price sku',
  '/wc/v3/products/batch': BATCH_TEXTS,
  '/wc/v3/customers': CUSTOMER_TEXTS,
  '/wc/v3/customers/:id': CUSTOMER_TEXTS,
  '/wc/v3/customers/batch': BATCH_TEXTS,
  '/wc/v3/webhooks': 'delivery_url name topic',
  '/wc/v3/webhooks/:id': 'delivery_url name topic',
  '/wc/v3/webhooks/batch': BATCH_TEXTS,
  '/wc-admin/people/invitations': 'email first_name',
  '/wc-admin/factors/code': 'code',
  '/wc-admin/factors/passkeys':
    'name passkey.clientExtensionResults.<name> passkey.clientExtensionResults.anything ' +
    'passkey.clientExtensionResults.uncategorized_text passkey.response.transports[]',
  '/wc-admin/factors/passkeys/:id': 'name',
  '/approvals/:id/approve': 'note',
  '/approvals/:id/decline': 'note',
  '/wc-admin/roles': 'name',
  '/wc-admin/roles/:id': 'name',
  '/wc-admin/saved-views': VIEW_TEXTS,
  '/wc-admin/saved-views/:id': VIEW_TEXTS,
  '/wc-admin/options':
    'blogname current_theme date_format time_format wcpay_capability_request_dismissed_notices.<name> wcpay_duplicate_payment_method_notices_dismissed.<name> wcpay_frt_discover_banner_settings woocommerce_onboarding_profile.industry[].slug woocommerce_remind_me_later_todo_tasks.<name>',
  '/settings':
    'account_business_name account_business_support_address.city account_business_support_address.line1 account_business_support_address.line2 account_business_support_address.postal_code account_business_support_address.state account_business_support_email account_business_support_phone account_business_url account_statement_descriptor account_statement_descriptor_kana account_statement_descriptor_kanji woopay_custom_message',
  '/wp/v2/users/me':
    'woocommerce_meta.customers_hidden_columns woocommerce_meta.orders_hidden_columns woocommerce_meta.products_hidden_columns woocommerce_meta.wc_payments_audit_hidden_columns woocommerce_meta.wc_payments_bank_hidden_columns woocommerce_meta.wc_payments_default_views woocommerce_meta.wc_payments_disputes_hidden_columns woocommerce_meta.wc_payments_documents_hidden_columns woocommerce_meta.wc_payments_language woocommerce_meta.wc_payments_mail_choices woocommerce_meta.wc_payments_overview_inbox_last_read woocommerce_meta.wc_payments_payouts_hidden_columns woocommerce_meta.wc_payments_people_hidden_columns woocommerce_meta.wc_payments_security_hidden_columns woocommerce_meta.wc_payments_transactions_blocked_hidden_columns woocommerce_meta.wc_payments_transactions_hidden_columns woocommerce_meta.wc_payments_transactions_uncaptured_hidden_columns woocommerce_meta.wc_payments_wporg_review_2025_prompt_dismissed',
  '/wc-admin/tracks':
    'events[].properties.<name> events[].properties.anything events[].properties.uncategorized_text',
  '/transactions/download':
    'columns columns[] customer_currency_is customer_currency_is_not search search[] store_currency_is type_is_in type_is_in[]',
  '/deposits/download': 'columns columns[] store_currency_is',
  '/disputes/download': 'columns columns[] search search[] store_currency_is',
  '/audit/download': 'action actor_email object_id object_kind search search[]',
  '/exports/schedules': 'filters.<name> filters.anything filters.uncategorized_text format',
  '/exports/schedules/:id': 'format',
  '/wc-analytics/admin/notes/delete/all': 'page paged pagesize per_page',
  '/survey/payments-overview': 'comments',
  '/transactions/fraud-outcomes/download': 'additional_status search search[] status',
  '/disputes/:dispute_id':
    'evidence.<name> evidence.anything evidence.uncategorized_text metadata.<name> metadata.anything metadata.uncategorized_text',
  '/survey/payouts': 'comments',
  '/reporting/days/:day/sign-off': 'note',
  '/bank/files': 'account_name mapping',
  '/bank/preview': 'account_name mapping',
  '/bank/matches': 'note',
  '/books/settings': [...BOOK_ACCOUNTS.map((account) => `accounts.${account}`), 'currency_accounts[]']
    .flatMap((place) => ['code', 'name', 'tax_code'].map((part) => `settings.${place}.${part}`))
    .sort()
    .join(' '),
  '/team-notes': 'note',
  '/team-notes/:id': 'note',
  '/vat': 'address name',
  '/file': 'as_account',
  '/disputes/:dispute_id/draft': 'evidence.uncategorized_text',
  '/evidence-library': 'body title',
  '/wc-admin/store/orders/:id/notes': 'note',
  '/wc-admin/store/orders/:id/refunds': 'reason',
  '/wc/v3/orders/:order_id/notes': 'note',
  '/wc/v3/orders/:order_id/refunds':
    'amount line_items[].refund_tax[].refund_total line_items[].refund_total reason',
  '/multi-currency/currencies/:code': 'manual_rate',
  '/onboarding/kyc/session':
    'capabilities.<name> self_assessment.annual_revenue self_assessment.business_name self_assessment.business_type self_assessment.company.structure self_assessment.go_live_timeframe self_assessment.mcc self_assessment.url',
  '/onboarding/kyc/finalize': 'from source',
  '/onboarding/reset': 'from source',
  '/onboarding/test_drive_account/init': 'capabilities.<name> country from source',
  '/onboarding/test_drive_account/disable': 'from source',
  '/simulator/api/embedded/save': 'answers.<name> answers.anything answers.uncategorized_text',
  '/simulator/api/clock': 'advance',
  '/simulator/api/account':
    'email requirements.errors[].code requirements.errors[].reason requirements.errors[].requirement statement_descriptor status',
  '/simulator/api/site':
    'incentive.description incentive.id incentive.task_badge incentive.task_header_content incentive.tc_url reconnect_url',
  '/simulator/api/payments':
    'billing.address_1 billing.city billing.email billing.name billing.postcode billing.state customer.email customer.name items[].name shipping.address_1 shipping.city shipping.name shipping.postcode shipping.state',
  '/simulator/api/faults': 'calls.methods[] seed',
};

/** What is only compared or passed over; tracking numbers, accounts of banks and tax numbers; what proves who somebody is; names of things that a pattern checks; the test card at the desk. */
const WHOLE: Readonly<Record<string, string>> = {
  '/wc-admin/password': 'new_password password',
  '/wc-admin/factors/passkeys':
    'passkey.clientExtensionResults.account_number passkey.clientExtensionResults.shipping_tracking_number ' +
    'passkey.id passkey.rawId passkey.response.attestationObject passkey.response.authenticatorData ' +
    'passkey.response.clientDataJSON passkey.response.publicKey',
  '/wc-admin/factors/reset': 'user_id',
  '/wc-admin/saved-views': VIEW_NAMES,
  '/wc-admin/saved-views/:id': VIEW_NAMES,
  '/wc-admin/sessions': 'user_id',
  '/wc-admin/sessions/:id': 'user_id',
  '/wc-admin/options':
    'wcpay_duplicate_payment_method_notices_dismissed.account_number[] wcpay_duplicate_payment_method_notices_dismissed.anything[] wcpay_duplicate_payment_method_notices_dismissed.shipping_tracking_number[] wcpay_duplicate_payment_method_notices_dismissed.uncategorized_text[] woocommerce_deleted_todo_tasks[] woocommerce_dismissed_todo_tasks[] woocommerce_share_key',
  '/settings': [...READ_ONLY_SETTINGS, 'enabled_payment_method_ids[]', 'last_change'].sort().join(' '),
  '/settings/request-capability': 'id',
  '/wp/v2/users/me':
    'woocommerce_meta.customers_hidden_columns[] woocommerce_meta.orders_hidden_columns[] woocommerce_meta.products_hidden_columns[] woocommerce_meta.wc_payments_audit_hidden_columns[] woocommerce_meta.wc_payments_bank_hidden_columns[] woocommerce_meta.wc_payments_disputes_hidden_columns[] woocommerce_meta.wc_payments_documents_hidden_columns[] woocommerce_meta.wc_payments_payouts_hidden_columns[] woocommerce_meta.wc_payments_people_hidden_columns[] woocommerce_meta.wc_payments_security_hidden_columns[] woocommerce_meta.wc_payments_transactions_blocked_hidden_columns[] woocommerce_meta.wc_payments_transactions_hidden_columns[] woocommerce_meta.wc_payments_transactions_uncaptured_hidden_columns[]',
  '/wc-admin/tracks':
    'events[].name events[].properties.account_number events[].properties.shipping_tracking_number',
  '/transactions/download':
    'carried_from carried_from_not deposit_id loan_id_is source_is source_is_not user_email user_timezone',
  '/bank/files': 'account_id',
  '/bank/preview': 'account_id',
  '/team-notes': 'object_id',
  '/accounts/bank': 'account_number',
  '/orders/complete': 'ids[]',
  '/wc/v3/orders':
    'customer_id id line_items[].id line_items[].product_id line_items[].quantity set_paid shipping_lines[].id',
  '/wc/v3/orders/:id':
    'customer_id force line_items[].id line_items[].product_id line_items[].quantity set_paid shipping_lines[].id',
  '/wc/v3/orders/batch': BATCH_NUMBERS,
  '/wc/v3/orders/:order_id/refunds/:id': 'force',
  '/wc/v3/orders/:order_id/notes/:id': 'force',
  '/wc/v3/products': 'id manage_stock slug stock_quantity',
  '/wc/v3/products/:id': 'force manage_stock slug stock_quantity',
  '/wc/v3/products/batch': BATCH_NUMBERS,
  '/wc/v3/customers': 'id',
  '/wc/v3/customers/:id': 'force reassign',
  '/wc/v3/customers/batch': BATCH_NUMBERS,
  '/wc/v3/webhooks': 'id secret',
  '/wc/v3/webhooks/:id': 'force secret',
  '/wc/v3/webhooks/batch': BATCH_NUMBERS,
  '/wc/v3/orders/:order_id/notes': 'added_by_user customer_note',
  '/wc/v3/orders/:order_id/refunds': 'api_refund api_restock line_items[].id',
  '/deposits/download': 'source_is source_is_not user_email',
  '/bank/matches': 'lines[] payouts[]',
  '/disputes/download': 'user_email user_timezone',
  '/audit/download': 'user_email',
  '/exports/schedules': 'filters.account_number filters.shipping_tracking_number to[]',
  '/exports/schedules/:id': 'to[]',
  '/wc-analytics/admin/notes/delete/all': 'source',
  '/wc-analytics/admin/notes/update': 'noteIds[]',
  '/refund': 'order_id',
  '/disputes/:dispute_id':
    'evidence.account_number evidence.shipping_tracking_number metadata.account_number metadata.shipping_tracking_number',
  '/vat': 'vat_number',
  '/file': 'pages',
  '/disputes/:dispute_id/draft': 'evidence.shipping_tracking_number',
  '/simulator/api/embedded/save': 'answers.account_number answers.shipping_tracking_number client_secret',
  '/simulator/api/embedded/submit': 'client_secret',
  '/simulator/api/scenario': 'seed',
  '/simulator/api/payments': 'card',
};

test('whatever a person may write freely is masked', () => {
  expect(places('masked')).toEqual(MASKED);
});

test('these hold numbers or names of things, and are kept as they are', () => {
  expect(places('whole')).toEqual(WHOLE);
});

test('a list that only its own rule can read is masked whole, names and all', () => {
  const rules = [{ key: 'Paid with 4242424242424242', 4242424242424242: [4] }];
  expect(maskWritten(saveSettings.input, { advanced_fraud_protection_settings: rules })).toEqual({
    advanced_fraud_protection_settings: [{ key: 'Paid with •••• 4242', '•••• 4242': [4] }],
  });
});

test('a kind of field that nobody decided about lets nothing pass', () => {
  const schema = z.object({ pair: z.tuple([z.string(), z.string()]) });
  expect(() => maskWritten(schema, { pair: ['4242424242424242', ''] })).toThrow('tuple');
});

describe('all that is looked through of one request has a limit', () => {
  const schema = z.object({
    title: z.string(),
    notes: z.record(z.string(), z.string()),
    last_change: z.unknown(),
  });
  const request = (letters: number) => ({ title: 'x'.repeat(letters - 7), notes: { name: 'abc' } });

  test('up to it, and whatever is passed over besides', () => {
    const sent = { ...request(WRITTEN_LETTERS_MAX), last_change: '4 '.repeat(400_000) };
    expect(maskWritten(schema, sent)).toEqual(sent);
  });

  test('one letter more is refused', () => {
    expect(() => maskWritten(schema, request(WRITTEN_LETTERS_MAX + 1))).toThrow(
      'The request has more than 160000 letters. Send less at once.',
    );
  });
});
