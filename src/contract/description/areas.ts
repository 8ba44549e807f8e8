import type { Endpoint } from '../kit/endpoint.ts';

export type Area = Readonly<{ name: string; words: string }>;

/** What calls are about, in the order in which somebody new reads of it; a path belongs to the first that knows it. */
const AREAS: readonly (Area & Readonly<{ paths: RegExp }>)[] = [
  {
    name: 'Payments',
    words: 'One payment with its charge, its history and its receipt.',
    paths: /^\/wc\/v3\/payments\/(payment_intents|charges|timeline|receipts)/,
  },
  {
    name: 'Transactions',
    words: 'Every movement of the balance, with its fees.',
    paths: /^\/wc\/v3\/payments\/transactions(?!\/(download|fraud-outcomes))/,
  },
  {
    name: 'Authorizations',
    words: 'Money that is reserved on a card: capture it or let it go.',
    paths: /^\/wc\/v3\/payments\/(authorizations|orders)/,
  },
  {
    name: 'Refunds',
    words: 'Money given back, and what giving it back would do.',
    paths: /^\/wc\/v3\/payments\/refund/,
  },
  {
    name: 'Payouts',
    words: 'Money on its way to the bank, what it is made of, and what comes next.',
    paths: /^\/wc\/v3\/payments\/deposits(?!\/download)/,
  },
  {
    name: 'Disputes',
    words: 'Payments that a customer’s bank takes back: deadlines, evidence, files.',
    paths: /^\/wc\/v3\/payments\/(disputes(?!\/download)|evidence-library|file)/,
  },
  {
    name: 'Fraud',
    words: 'What fraud rules held and blocked, and what they would have.',
    paths: /^\/wc\/v3\/payments\/(transactions\/fraud-outcomes|fraud-lab)/,
  },
  {
    name: 'Reports',
    words: 'Figures of a period or a day, what waits for somebody, search, and changes as they happen.',
    paths: /^\/wc\/v3\/payments\/(reporting|waiting|search|live)/,
  },
  {
    name: 'Exports',
    words: 'Files of what a list shows.',
    paths: /^\/wc\/v3\/payments\/(exports|[a-z]+\/download)/,
  },
  {
    name: 'Webhooks',
    words: 'Addresses of yours that are told what happened, and every delivery.',
    paths: /^\/wc\/v3\/(payments\/)?webhooks?/,
  },
  {
    name: 'Approvals',
    words: 'What waits for a second person, and the rules about it.',
    paths: /^\/wc\/v3\/payments\/approval/,
  },
  {
    name: 'Documents and loans',
    words: 'Invoices, tax details, loans and card readers.',
    paths: /^\/wc\/v3\/payments\/(documents|vat|capital|readers)/,
  },
  {
    name: 'Account',
    words: 'The account with the payments service, its bank account and its verification.',
    paths: /^\/wc\/v3\/payments\/(accounts|onboarding|tos|setup)/,
  },
  {
    name: 'Settings',
    words: 'How payments are taken, and in which currencies.',
    paths: /^\/wc\/v3\/payments\/(settings|multi-currency)/,
  },
  {
    name: 'More of payments',
    words:
      'Operations under way, the audit log, notes of the team, and what keeps our copy equal to the provider’s.',
    paths: /^\/wc\/v3\/payments\//,
  },
  {
    name: 'Store',
    words: 'Orders, products, customers and facts of the store, as WooCommerce’s own REST API speaks.',
    paths: /^\/wc\/v3\//,
  },
  {
    name: 'People',
    words: 'Who may come in, what they may do, and API keys.',
    paths: /^\/(wc-admin\/(people|roles|api-keys)|wp\/v2\/users)/,
  },
  {
    name: 'Signing in',
    words: 'Sessions, passwords and second steps of people. Programs use an API key instead.',
    paths: /^\/wc-admin\/(sessions?|password|factors)/,
  },
  {
    name: 'Simulator',
    words: 'The simulated provider’s desk: clock, customers, banks, faults. Absent with a real provider.',
    paths: /^\/simulator\/api\//,
  },
  {
    name: 'Description',
    words: 'What answers here, and how it is called.',
    paths: /^\/(openapi\.json)?$/,
  },
  { name: 'Admin', words: 'What the pages of the admin ask for.', paths: /^\// },
];

export const areas: readonly Area[] = AREAS.map(({ name, words }) => ({ name, words }));

/** As it stands in an address: `documents-and-loans`. */
export const areaSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const areaOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  AREAS.find(({ paths }) => paths.test(path))?.name ?? '';

const ROOTS: readonly (readonly [RegExp, string])[] = [
  [/^\/wc\/v3\/payments\//, ''],
  [/^\/wc\/v3\//, 'store/'],
  [/^\/wc-admin\//, 'admin/'],
  [/^\/wc-analytics\/admin\//, 'inbox/'],
  [/^\/wp\/v2\//, ''],
  [/^\/simulator\/api\//, 'simulator/'],
  [/^\/$/, 'index'],
  [/^\//, ''],
];

/** `GET /wc/v3/payments/deposits/:id/proof` is `getDepositsByIdProof`: the path decides, so no two calls share a name. */
export function operationIdOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const [root, name] = ROOTS.find(([each]) => each.test(path)) ?? [/^/, ''];
  const words = path
    .replace(root, name)
    .replaceAll(':', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}
