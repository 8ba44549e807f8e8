import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { whoSees } from '#contract/kit/seen-by.ts';
import { pageSettings } from '#contract/page-settings.ts';
import { routes } from '#server/routes.ts';

type Schema = z.core.$ZodType;
type Definition = Readonly<{
  type: string;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  shape?: Readonly<Record<string, Schema>>;
}>;

/** Names of fields that hold, more often than not, who somebody is, where they live, or what they wrote. */
const LOOKS_PERSONAL =
  /(^|_)(e?mail|name|phone|address(_?\d)?|line[12]|city|state|postcode|postal_code|ip|customer|buyer|to|note|text|body|subject|evidence|metadata|before|after|filters|search|author|title|content)$/i;

/** Every leaf that says so by its name and is kept from nobody, as `field` or `parent.field`. */
function openFields(schema: Schema, path: readonly string[] = []): string[] {
  if (whoSees(schema)) return [];
  const {
    innerType,
    element,
    valueType,
    out,
    options = [],
    shape = {},
  } = schema._zod.def as unknown as Definition;
  const below = [innerType, element, valueType, out, ...options].filter((one) => one !== undefined);
  const fields = Object.entries(shape);
  const isLeaf = below.length === 0 && fields.length === 0;
  const name = path.at(-1) ?? '';
  const { type } = schema._zod.def as unknown as Definition;
  const own = isLeaf && ['string', 'unknown', 'any'].includes(type) && LOOKS_PERSONAL.test(name);
  return [
    ...(own ? [path.slice(-2).join('.')] : []),
    ...below.flatMap((one) => openFields(one, path)),
    ...fields.flatMap(([key, one]) => openFields(one, [...path, key])),
  ];
}

/** Whoever comes in must hold it, so nothing in the reply has to be kept from them. */
const asksForCustomers = ({ capability, also = [] }: Endpoint): boolean =>
  [capability, ...also].some((each) => each === 'see_customers' || each === 'answer_disputes');

/** Fields that look so and are not, by the path of their endpoint or `*`, each with its reason. */
const NOT_PERSONAL: readonly (readonly [fields: string, of: RegExp, why: string])[] = [
  ['name', /^\/$/, 'the name of the product'],
  ['email first_name display_name last_name', /\/wp\/v2\/users/, 'our own people'],
  [
    'data.user_email user_email data.last_ip last_ip',
    /api-keys/,
    'whose key it is, and where it was used: our own people',
  ],
  [
    'data.name data.email data.role_name email data.ip',
    /wc-admin\/(people|sessions)/,
    'our own people and where they sat',
  ],
  [
    'data.name data.user_email name user_email',
    /wc-admin\/webhooks/,
    'what a webhook is called, and our own people',
  ],
  ['name', /\/wc\/v3\/webhooks/, 'what a webhook is called'],
  ['to.name to.email people.name people.email', /exports\/schedules/, 'our own people'],
  ['passkeys.name name rp.name user.name', /wc-admin\/factors/, "one's own passkeys, and the store"],
  ['data.name name', /wc-admin\/roles/, 'what a role is called'],
  [
    'data.name name',
    /wc-admin\/saved-views/,
    'what a view is called; one that searches is kept from whoever sees no customers',
  ],
  ['roles.name limits.role_name', /approval-rules/, 'what a role is called'],
  ['details.name details.email details.state', /\/security/, 'our own people'],
  [
    'data.actor_email actor_email data.ip',
    /\/(audit|security|operations)/,
    'our own people and where they sat',
  ],
  [
    'lines.file_name lines.account_name data.account_name',
    /payments\/bank\//,
    'what the merchant calls their own files and accounts',
  ],
  ['accounts.name currency_accounts.name lines.name', /\/books/, 'what an account of the books is called'],
  ['sign_offs.note', /reporting\/days/, 'what our own people said of the sums of a day'],
  ['data.name name line_items.name', /\/(products|orders)/, 'the name of a product'],
  [
    'payment_method_title line_items.parent_name shipping_lines.method_title date_on_sale_to button_text purchase_note',
    /\/wc\/v3\/(orders|products|refunds)/,
    'a way to pay or to send, or a product',
  ],
  ['line_items.name', /\/wc\/v3\/refunds/, 'the name of a product'],
  [
    ['create', 'update', 'delete']
      .flatMap((list) =>
        ['name', 'date_on_sale_to', 'button_text', 'purchase_note'].map((field) => `${list}.${field}`),
      )
      .join(' '),
    /\/wc\/v3\/(products|webhooks)\/batch/,
    'products, and what a webhook is called',
  ],
  [
    'active_plugins.name active_plugins.author_name theme.name title method_title name states.name',
    /\/wc\/v3\/(system_status|payment_gateways|data)/,
    'programs, ways to pay, currencies and countries',
  ],
  ['data.name', /setup\/permissions/, 'what a permission is called'],
  [
    'name title content actions.name actions.actioned_text actions.nonce_name',
    /admin\/notes/,
    'messages of the program: sums, days and counts, no names',
  ],
  [
    'mccs_display_tree.title items.title types.name structures.name business_types.name data.name',
    /onboarding/,
    'kinds of businesses',
  ],
  ['available.name enabled.name default.name', /multi-currency/, 'names of currencies'],
  [
    'support_email support_phone business_name support_address.line1 support_address.line2 support_address.city support_address.state support_address.postal_code',
    /\/accounts$/,
    'the store itself',
  ],
  [
    'data.account_business_name account_business_name account_business_support_email account_business_support_phone data.account_business_support_email data.account_business_support_phone account_business_support_address.line1 account_business_support_address.line2 account_business_support_address.city account_business_support_address.state account_business_support_address.postal_code',
    /\/settings$/,
    'the store itself',
  ],
  ['name address', /\/vat/, 'the store itself, as the tax office knows it'],
  ['default_external_accounts.bank_name', /deposits/, "the store's own bank"],
  [
    'bancontact.bank_name giropay.bank_name sofort.bank_name',
    /.*/,
    'a bank, and not who has an account there',
  ],
  ['title', /\/file/, 'asked again by what the file is for'],
  ['metadata', /\/readers$/, "the store's own card readers"],
  ['metadata.interval_to', /transactions/, 'the day until which a fee was counted'],
  ['cards.line1', /simulator/, 'test cards of the simulated provider'],
  ['data.subject subject', /operations/, 'the id of a charge, a payment or a dispute'],
  ['data.state', /operations/, 'how far something is'],
  ['data.name imported.name name', /\/bank\//, "the store's own accounts and the files of its bank"],
];

const isExcused = (field: string, path: string): boolean =>
  NOT_PERSONAL.some(([fields, of]) => of.test(path) && fields.split(' ').includes(field));

test('every field of a reply that looks like a person is kept for whoever may see customers, or is none', () => {
  const open = routes
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => !asksForCustomers(endpoint))
    .flatMap((endpoint) =>
      openFields(endpoint.reply)
        .filter((field) => !isExcused(field, endpoint.path))
        .map((field) => `${endpoint.method} ${endpoint.path}: ${field}`),
    );
  expect([...new Set(open)]).toEqual([]);
});

test('every excuse is still needed', () => {
  const asked = routes.flatMap(({ endpoint }) =>
    openFields(endpoint.reply).map((field) => [field, endpoint.path] as const),
  );
  const idle = NOT_PERSONAL.flatMap(([fields, of]) =>
    fields
      .split(' ')
      .filter((field) => !asked.some(([one, path]) => one === field && of.test(path)))
      .map((field) => `${field} of ${of}`),
  );
  expect(idle).toEqual([]);
});

test('what a page knows before its first request holds nothing of customers', () => {
  const ours = /(^|\.)(english_name|native_name|storeName|name|title|email|first_name|task_header_content)$/;
  expect(openFields(pageSettings).filter((field) => !ours.test(field))).toEqual([]);
});
