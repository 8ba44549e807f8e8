import { known } from '../shared/word.ts';
import { paymentMethodsCopy as copy } from './payment-methods-copy.ts';

/** The ways to pay a merchant can offer, in the order in which a list shows them: cards first. */
export const PAYMENT_METHOD_IDS = [
  'card',
  'au_becs_debit',
  'bancontact',
  'eps',
  'giropay',
  'ideal',
  'p24',
  'sepa_debit',
  'sofort',
  'multibanco',
  'jcb',
  'grabpay',
  'wechat_pay',
  'affirm',
  'afterpay_clearpay',
  'klarna',
  'link',
] as const;
export type PaymentMethodId = (typeof PAYMENT_METHOD_IDS)[number];

export type PaymentMethodDefinition = Readonly<{
  id: PaymentMethodId;
  label: string;
  description: string;
  /** The short word that stands in for a logo. */
  icon: string;
  /** Upper case, as a store writes them; empty means every currency. */
  currencies: readonly string[];
  /** Where the account or its customers must be; empty means everywhere. */
  countries: readonly string[];
  stripe_key: string;
  allows_manual_capture: boolean;
  allows_pay_later: boolean;
  accepts_only_domestic_payment: boolean;
}>;

const SEPA_STATES =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE CH GB SM VA AD MC LI NO IS';
const WECHAT_CURRENCIES = 'USD CNY AUD CAD EUR GBP HKD JPY SGD DKK NOK SEK CHF';
const KLARNA_STATES = 'US GB AT DE NL BE ES IT IE DK FI NO SE FR';

type Facts = Readonly<{
  /** What is no brand has a name in the copy. */
  brand?: string;
  icon: string;
  currencies?: string;
  countries?: string;
}>;
const words = (list = ''): readonly string[] => (list === '' ? [] : list.split(' '));

const method = (
  id: PaymentMethodId,
  { brand, icon, currencies, countries }: Facts,
  may: Partial<
    Pick<
      PaymentMethodDefinition,
      'allows_manual_capture' | 'allows_pay_later' | 'accepts_only_domestic_payment'
    >
  > = {},
): PaymentMethodDefinition => ({
  id,
  get label() {
    return known<string>(copy.labels, id) ?? brand ?? id;
  },
  get description() {
    return copy.descriptions[id];
  },
  icon,
  currencies: words(currencies),
  countries: words(countries),
  stripe_key: `${id}_payments`,
  allows_manual_capture: false,
  allows_pay_later: false,
  accepts_only_domestic_payment: false,
  ...may,
});
const payLater = (id: PaymentMethodId, facts: Facts): PaymentMethodDefinition =>
  method(id, facts, { allows_pay_later: true, accepts_only_domestic_payment: true });

export const PAYMENT_METHODS: Readonly<Record<PaymentMethodId, PaymentMethodDefinition>> = {
  card: method('card', { icon: 'CARD' }, { allows_manual_capture: true }),
  au_becs_debit: method('au_becs_debit', {
    icon: 'BECS',
    currencies: 'AUD',
    countries: 'AU',
  }),
  bancontact: method('bancontact', {
    brand: 'Bancontact',
    icon: 'BC',
    currencies: 'EUR',
    countries: 'BE',
  }),
  eps: method('eps', {
    brand: 'EPS',
    icon: 'EPS',
    currencies: 'EUR',
    countries: 'AT',
  }),
  giropay: method('giropay', {
    brand: 'giropay',
    icon: 'GIRO',
    currencies: 'EUR',
    countries: 'DE',
  }),
  ideal: method('ideal', {
    brand: 'iDEAL',
    icon: 'IDEAL',
    currencies: 'EUR',
    countries: 'NL',
  }),
  p24: method('p24', {
    brand: 'Przelewy24 (P24)',
    icon: 'P24',
    currencies: 'EUR PLN',
    countries: 'PL',
  }),
  sepa_debit: method('sepa_debit', {
    icon: 'SEPA',
    currencies: 'EUR',
    countries: SEPA_STATES,
  }),
  sofort: method('sofort', {
    brand: 'Sofort',
    icon: 'SOF',
    currencies: 'EUR',
    countries: 'AT BE DE NL ES',
  }),
  multibanco: method('multibanco', {
    brand: 'Multibanco',
    icon: 'MB',
    currencies: 'EUR',
    countries: 'PT',
  }),
  jcb: method('jcb', {
    brand: 'JCB',
    icon: 'JCB',
    currencies: 'JPY',
    countries: 'JP',
  }),
  grabpay: method('grabpay', {
    brand: 'GrabPay',
    icon: 'GRAB',
    currencies: 'SGD',
    countries: 'SG',
  }),
  wechat_pay: method('wechat_pay', {
    brand: 'WeChat Pay',
    icon: 'WECHAT',
    currencies: WECHAT_CURRENCIES,
  }),
  affirm: payLater('affirm', {
    brand: 'Affirm',
    icon: 'AFFIRM',
    currencies: 'USD CAD',
    countries: 'US CA',
  }),
  afterpay_clearpay: payLater('afterpay_clearpay', {
    brand: 'Afterpay',
    icon: 'AFTER',
    currencies: 'USD AUD CAD NZD GBP',
    countries: 'US CA AU NZ GB',
  }),
  klarna: payLater('klarna', {
    brand: 'Klarna',
    icon: 'KLARNA',
    currencies: 'EUR GBP USD DKK NOK SEK',
    countries: KLARNA_STATES,
  }),
  link: method(
    'link',
    {
      brand: 'Link',
      icon: 'LINK',
      currencies: 'USD',
      countries: 'US',
    },
    { allows_manual_capture: true },
  ),
};

export const isPaymentMethodId = (id: string): id is PaymentMethodId => Object.hasOwn(PAYMENT_METHODS, id);

/** The same company goes by another name in the United Kingdom. */
export const methodLabel = (id: PaymentMethodId, accountCountry: string): string =>
  id === 'afterpay_clearpay' && accountCountry === 'GB' ? 'Clearpay' : PAYMENT_METHODS[id].label;

/** Whether shoppers can pay this way in a currency: one of the method's own and, where it stays at home, the account's. */
export function worksIn(id: PaymentMethodId, currency: string, domesticCurrency: string): boolean {
  const { currencies, accepts_only_domestic_payment } = PAYMENT_METHODS[id];
  return (
    (currencies.length === 0 || currencies.includes(currency)) &&
    (!accepts_only_domestic_payment || currency === domesticCurrency)
  );
}

type Selling = Readonly<{
  /** Upper case, as a store writes them; without multi-currency that is the store's own alone. */
  soldIn: readonly string[];
  domesticCurrency: string;
}>;

/** What the store must sell in before shoppers see the method, any of them; undefined where it does already. */
export function missingCurrencies(
  id: PaymentMethodId,
  { soldIn, domesticCurrency }: Selling,
): readonly string[] | undefined {
  if (soldIn.some((currency) => worksIn(id, currency, domesticCurrency))) return undefined;
  const { currencies, accepts_only_domestic_payment } = PAYMENT_METHODS[id];
  return accepts_only_domestic_payment ? [domesticCurrency] : currencies;
}
