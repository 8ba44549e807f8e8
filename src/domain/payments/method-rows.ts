import { known } from '../shared/word.ts';
import { methodRowsCopy as copy } from './method-rows-copy.ts';
import { identifierLabel, sourceWords } from './payment-source.ts';

/** What a page can say of a way of paying, in the order in which it stands there. */
export const METHOD_FIELDS = [
  'number',
  'fingerprint',
  'expires',
  'type',
  'origin',
  'bsb_number',
  'bank_code',
  'bank',
  'bic',
  'iban',
  'reference',
  'verified_name',
  'category',
  'locale',
  'id',
  'owner',
  'email',
  'address',
  'cvc_check',
  'line1_check',
  'postal_code_check',
] as const;
export type MethodField = (typeof METHOD_FIELDS)[number];
export type MethodRow = Readonly<{ field: MethodField; value: string | null }>;

type Word = string | null | undefined;
type Fields = Readonly<Record<string, unknown>>;
export type Method = Readonly<{ type: string; identifier: string | null }> &
  Readonly<Record<string, unknown>>;
type Payer = Readonly<{ name: Word; email: Word }>;

type Read = (fields: Fields, key: string) => string | null;
const word: Read = (fields, key) => {
  const value = fields[key];
  return typeof value === 'string' && value !== '' ? value : null;
};
const digits: Read = (fields, key) => {
  const value = word(fields, key);
  return value === null ? null : `•••• ${value}`;
};

/** Which field of the method's own object stands where. Methods that are not listed bring no object of their own. */
const ROWS = new Map<string, readonly (readonly [MethodField, string, Read?])[]>(
  Object.entries({
    au_becs_debit: [
      ['number', 'last4', digits],
      ['fingerprint', 'fingerprint'],
      ['bsb_number', 'bsb_number'],
    ],
    bancontact: [
      ['bank', 'bank_name'],
      ['bic', 'bic'],
      ['verified_name', 'verified_name'],
    ],
    eps: [
      ['bank', 'bank'],
      ['verified_name', 'verified_name'],
    ],
    giropay: [
      ['bank', 'bank_name'],
      ['bic', 'bic'],
    ],
    ideal: [
      ['origin', 'country'],
      ['bank', 'bank'],
      ['bic', 'bic'],
      ['iban', 'iban_last4', digits],
      ['verified_name', 'verified_name'],
    ],
    klarna: [
      ['category', 'payment_method_category'],
      ['locale', 'preferred_locale'],
    ],
    p24: [
      ['bank', 'bank'],
      ['reference', 'reference'],
      ['verified_name', 'verified_name'],
    ],
    sepa_debit: [
      ['number', 'last4', digits],
      ['fingerprint', 'fingerprint'],
      ['origin', 'country'],
    ],
    sofort: [
      ['origin', 'country'],
      ['bank_code', 'bank_code'],
      ['bank', 'bank_name'],
      ['bic', 'bic'],
      ['iban', 'iban_last4', digits],
      ['verified_name', 'verified_name'],
    ],
  }),
);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const two = (value: unknown): string => String(value).padStart(2, '0');

function cardRows(card: Fields): readonly MethodRow[] {
  const { exp_month, exp_year, funding } = card;
  const network = word(card, 'network') ?? word(card, 'brand');
  const written = known(copy.cards, String(funding)) ?? copy.card;
  return [
    { field: 'number', value: digits(card, 'last4') },
    { field: 'fingerprint', value: word(card, 'fingerprint') },
    {
      field: 'expires',
      value: exp_month === undefined || exp_year === undefined ? null : `${two(exp_month)} / ${exp_year}`,
    },
    { field: 'type', value: network === null ? null : written(sourceWords(network).label) },
    { field: 'origin', value: word(card, 'country') },
  ];
}

/** A card at a reader was there in person, so nobody compared what was typed. */
const checkRows = ({ checks }: Fields): readonly MethodRow[] =>
  isFields(checks)
    ? [
        { field: 'cvc_check', value: word(checks, 'cvc_check') },
        { field: 'line1_check', value: word(checks, 'address_line1_check') },
        { field: 'postal_code_check', value: word(checks, 'address_postal_code_check') },
      ]
    : [];

/**
 * The rows about how somebody paid: what the method itself tells, then its id, its owner, their e-mail and address.
 * A row whose value nobody knows stays, and says so; `address` is a place for the page's own lines.
 */
export function methodRows(
  method: Method,
  payment_method: string | null,
  payer: Payer,
): readonly MethodRow[] {
  const own = method[method.type];
  const fields = isFields(own) ? own : {};
  const isCard = method.type === 'card' || method.type === 'card_present';
  const rows = isCard
    ? cardRows(fields)
    : (ROWS.get(method.type) ?? []).map(([field, key, read = word]) => ({ field, value: read(fields, key) }));
  return [
    ...rows,
    { field: 'id', value: payment_method },
    { field: 'owner', value: payer.name || null },
    { field: 'email', value: payer.email || null },
    { field: 'address', value: null },
    ...(method.type === 'card' ? checkRows(fields) : []),
  ];
}

export const klarnaCategoryLabel = (category: string): string => identifierLabel(category);
