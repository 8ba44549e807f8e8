import { humanized, known } from '../shared/word.ts';

/** `badge` stands in the narrow mark beside the number; `label` is read out and shown in filters. */
export type SourceWords = Readonly<{ label: string; badge: string }>;

/** Every way of paying the lists may meet, with its words. */
const SOURCES = {
  ach_credit_transfer: { label: 'ACH credit transfer', badge: 'ACH' },
  ach_debit: { label: 'ACH debit', badge: 'ACH' },
  acss_debit: { label: 'Canadian pre-authorized debit', badge: 'PAD' },
  affirm: { label: 'Affirm', badge: 'AFFIRM' },
  afterpay_clearpay: { label: 'Afterpay', badge: 'AFTERPAY' },
  alipay: { label: 'Alipay', badge: 'ALIPAY' },
  amex: { label: 'American Express', badge: 'AMEX' },
  au_becs_debit: { label: 'BECS direct debit', badge: 'BECS' },
  bancontact: { label: 'Bancontact', badge: 'BANCONTACT' },
  cartes_bancaires: { label: 'Cartes Bancaires', badge: 'CB' },
  diners: { label: 'Diners Club', badge: 'DINERS' },
  discover: { label: 'Discover', badge: 'DISCOVER' },
  eps: { label: 'EPS', badge: 'EPS' },
  giropay: { label: 'giropay', badge: 'GIROPAY' },
  grabpay: { label: 'GrabPay', badge: 'GRABPAY' },
  ideal: { label: 'iDEAL', badge: 'IDEAL' },
  jcb: { label: 'JCB', badge: 'JCB' },
  klarna: { label: 'Klarna', badge: 'KLARNA' },
  link: { label: 'Link', badge: 'LINK' },
  mastercard: { label: 'Mastercard', badge: 'MC' },
  multibanco: { label: 'Multibanco', badge: 'MULTIBANCO' },
  p24: { label: 'Przelewy24', badge: 'P24' },
  sepa_debit: { label: 'SEPA direct debit', badge: 'SEPA' },
  sofort: { label: 'Sofort', badge: 'SOFORT' },
  stripe_account: { label: 'Provider account', badge: 'ACCOUNT' },
  unionpay: { label: 'UnionPay', badge: 'UNIONPAY' },
  visa: { label: 'Visa', badge: 'VISA' },
  wechat: { label: 'WeChat Pay', badge: 'WECHAT' },
  wechat_pay: { label: 'WeChat Pay', badge: 'WECHAT' },
} as const satisfies Record<string, SourceWords>;

export type KnownSource = keyof typeof SOURCES;
export const PAYMENT_SOURCES = Object.keys(SOURCES) as readonly KnownSource[];

/** A source the provider added after us is shown by its own name, with spaces. In Britain Afterpay is Clearpay. */
export function sourceWords(source: string, accountCountry = 'US'): SourceWords {
  if (source === 'afterpay_clearpay' && accountCountry === 'GB')
    return { label: 'Clearpay', badge: 'CLEARPAY' };
  const label = source.replaceAll('_', ' ');
  return known(SOURCES, source) ?? { label, badge: label.toUpperCase() };
}

/** The last four digits of a number stand behind dots for the rest; a bank's code reads as its name, anything else as it is. */
export const identifierLabel = (identifier: string): string =>
  /^\d{4}$/.test(identifier) ? `•••• ${identifier}` : identifierWords(identifier);

/** The same for a file, in which digits stand for themselves. */
export function identifierWords(identifier: string): string {
  if (!IDENTIFIER_CODE.test(identifier)) return identifier;
  const words = identifier.split('_');
  if (words[0] === PLAN_WORD) return humanized(identifier);
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
