import { humanized, known } from '../shared/word.ts';
import { paymentSourceCopy as copy } from './payment-source-copy.ts';

/** `badge` stands in the narrow mark beside the number; `label` is read out and shown in filters. */
export type SourceWords = Readonly<{ label: string; badge: string }>;

/** Every way of paying the lists may meet, by its brand or, where it has none, by our word; a badge that is not named is the label in capitals. */
const SOURCES = {
  ach_credit_transfer: [null, 'ACH'],
  ach_debit: [null, 'ACH'],
  acss_debit: [null, 'PAD'],
  affirm: ['Affirm'],
  afterpay_clearpay: ['Afterpay'],
  alipay: ['Alipay'],
  amex: ['American Express', 'AMEX'],
  au_becs_debit: [null, 'BECS'],
  bancontact: ['Bancontact'],
  cartes_bancaires: ['Cartes Bancaires', 'CB'],
  diners: ['Diners Club', 'DINERS'],
  discover: ['Discover'],
  eps: ['EPS'],
  giropay: ['giropay'],
  grabpay: ['GrabPay'],
  ideal: ['iDEAL'],
  jcb: ['JCB'],
  klarna: ['Klarna'],
  link: ['Link'],
  mastercard: ['Mastercard', 'MC'],
  multibanco: ['Multibanco'],
  p24: ['Przelewy24', 'P24'],
  sepa_debit: [null, 'SEPA'],
  sofort: ['Sofort'],
  stripe_account: [null],
  unionpay: ['UnionPay'],
  visa: ['Visa'],
  wechat: ['WeChat Pay', 'WECHAT'],
  wechat_pay: ['WeChat Pay', 'WECHAT'],
} as const satisfies Record<string, readonly [brand: string | null, badge?: string]>;

export type KnownSource = keyof typeof SOURCES;
export const PAYMENT_SOURCES = Object.keys(SOURCES) as readonly KnownSource[];

/** A source the provider added after us is shown by its own name, with spaces. In Britain Afterpay is Clearpay. */
export function sourceWords(source: string, accountCountry = 'US'): SourceWords {
  if (source === 'afterpay_clearpay' && accountCountry === 'GB')
    return { label: 'Clearpay', badge: 'CLEARPAY' };
  if (source === 'card') return { label: copy.card, badge: 'CARD' };
  const [brand = null, badge] = known<readonly [string | null, string?]>(SOURCES, source) ?? [];
  const label = known(copy.labels, source) ?? brand ?? source.replaceAll('_', ' ');
  return { label, badge: source === 'stripe_account' ? copy.accountBadge : (badge ?? label.toUpperCase()) };
}

/** The last four digits of a number stand behind dots for the rest; a bank's code reads as its name, anything else as it is. */
export const identifierLabel = (identifier: string): string =>
  /^\d{4}$/.test(identifier) ? `•••• ${identifier}` : identifierWords(identifier);

/** The same for a file, in which digits stand for themselves. */
export function identifierWords(identifier: string): string {
  if (!IDENTIFIER_CODE.test(identifier)) return identifier;
  const words = identifier.split('_');
  if (words[0] === PLAN_WORD) return known(copy.plans, identifier) ?? humanized(identifier);
  return words.map((word) => BANK_WORDS.get(word) ?? humanized(word)).join(' ');
}

/** A code is written by a program, in small letters. Beginning with "pay" it is a plan, a sentence; otherwise a bank. */
export const IDENTIFIER_CODE = /^[a-z][a-z\d]*(_[a-z\d]+)*$/;
export const PLAN_WORD = 'pay';

/** What banks write otherwise than with a capital. */
export const BANK_WORDS: ReadonlyMap<string, string> = new Map(
  ['ABN', 'AG', 'ASN', 'BFG', 'BKS', 'BNP', 'BTV', 'ING', 'NN', 'PSK', 'SA', 'SNS', 'VR']
    .concat(['bunq', 'mBank', 'mTransfer', 'und'])
    .map((written) => [written.toLowerCase(), written]),
);
