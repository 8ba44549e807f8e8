import type { LiveKind } from '#contract/live.ts';

const payments = '/wc/v3/payments';
const SYNC = `${payments}/sync`;
const MONEY = [
  SYNC,
  `${payments}/transactions`,
  `${payments}/deposits`,
  `${payments}/timeline`,
  `${payments}/reporting`,
];
const SALE = [
  SYNC,
  `${payments}/charges`,
  `${payments}/payment_intents`,
  `${payments}/authorizations`,
  `${payments}/fraud_outcomes`,
  '/wc/v3/orders',
];
const DISPUTES = [`${payments}/disputes`];

/**
 * What may look different once something of a kind has changed, as the beginnings of the addresses it is read from. Said
 * in plain text: the contract's schemas would otherwise travel with the first screen.
 */
export const LIVE_TABLE: Readonly<Record<Exclude<LiveKind, 'clock'>, readonly string[]>> = {
  account: [`${payments}/accounts`, `${payments}/deposits`, `${payments}/capital`],
  payment_intent: [...SALE, `${payments}/timeline`, '/wc/v3/customers'],
  charge: [...MONEY, ...SALE, ...DISPUTES, '/wc/v3/customers'],
  refund: [...MONEY, ...SALE],
  dispute: [...MONEY, ...SALE, ...DISPUTES],
  transaction: [...MONEY, `${payments}/charges`, `${payments}/capital`, '/wc/v3/orders'],
  payout: MONEY,
  document: [`${payments}/documents`],
  loan: [`${payments}/capital`],
  order: ['/wc/v3/orders', '/wc/v3/customers', '/wc/v3/products'],
  customer: ['/wc/v3/customers'],
  product: ['/wc/v3/products'],
  operation: [`${payments}/operations`, SYNC],
  sync: [SYNC],
  export: [`${payments}/exports`],
};

/** Whether what was read from an address may look different now. */
export const isTouched = (path: string, kinds: Iterable<keyof typeof LIVE_TABLE>): boolean => {
  for (const kind of kinds) {
    if (LIVE_TABLE[kind].some((beginning) => path.startsWith(beginning))) return true;
  }
  return false;
};

export const isLiveKind = (kind: unknown): kind is keyof typeof LIVE_TABLE =>
  typeof kind === 'string' && Object.hasOwn(LIVE_TABLE, kind);
