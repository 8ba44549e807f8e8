import type { Random } from './seeded-random.ts';
import { weighted } from './seeded-random.ts';

/** What a payment method costs the shop. Rates are hundredths of a per cent, sums are US cents. */
export type MethodFee = Readonly<{ rate: number; fixed: number; cap?: number }>;

/**
 * A way to pay. `card` makes charges; everything else makes payments. A `debit` is only promised at the till and may
 * bounce days later.
 */
export type PaymentMethod = Readonly<{
  source: string;
  kind: 'card' | 'debit' | 'other';
  /** How often it is taken among the methods that a country offers. */
  share: number;
  countries?: readonly string[];
  identifier: 'last4' | 'none' | readonly string[];
  fee: MethodFee;
}>;

const CARD_FEE: MethodFee = { rate: 290, fixed: 30 };
const BANK_FEE: MethodFee = { rate: 140, fixed: 30 };
const LATER_FEE: MethodFee = { rate: 599, fixed: 30 };
const EURO_STATES = ['AT', 'BE', 'BG', 'CY', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LU', 'NL', 'PT'];
const KLARNA_STATES = ['US', 'GB', 'AT', 'DE', 'NL', 'BE', 'ES', 'IT', 'IE', 'DK', 'FI', 'NO', 'SE', 'FR'];

const card = (source: string, share: number, countries?: readonly string[]): PaymentMethod => ({
  source,
  kind: 'card',
  share,
  countries,
  identifier: 'last4',
  fee: CARD_FEE,
});
const debit = (
  source: string,
  share: number,
  countries: readonly string[],
  fee: MethodFee,
): PaymentMethod => ({
  source,
  kind: 'debit',
  share,
  countries,
  identifier: 'last4',
  fee,
});
const other = (
  source: string,
  share: number,
  countries: readonly string[] | undefined,
  fee: MethodFee,
  identifier: PaymentMethod['identifier'] = 'none',
): PaymentMethod => ({ source, kind: 'other', share, countries, identifier, fee });

/** The most usual way to pay. */
export const CARD_ONLINE: PaymentMethod = card('visa', 480);

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  CARD_ONLINE,
  card('mastercard', 290),
  card('amex', 90),
  card('discover', 22, ['US', 'CA']),
  card('diners', 5),
  card('jcb', 4),
  card('jcb', 160, ['JP']),
  card('unionpay', 3),
  card('unionpay', 180, ['CN', 'HK', 'SG']),
  card('cartes_bancaires', 300, ['FR']),
  debit('ach_debit', 14, ['US'], { rate: 80, fixed: 0, cap: 500 }),
  debit('acss_debit', 30, ['CA'], { rate: 100, fixed: 40, cap: 500 }),
  debit('au_becs_debit', 40, ['AU'], { rate: 100, fixed: 30, cap: 350 }),
  debit('sepa_debit', 70, EURO_STATES, { rate: 80, fixed: 30, cap: 600 }),
  other('ach_credit_transfer', 4, ['US'], { rate: 0, fixed: 100 }),
  other('affirm', 12, ['US', 'CA'], { rate: 600, fixed: 30 }),
  other('afterpay_clearpay', 16, ['US', 'CA', 'AU', 'NZ', 'GB'], { rate: 600, fixed: 30 }),
  other('alipay', 340, ['CN', 'HK', 'SG'], CARD_FEE),
  other('bancontact', 380, ['BE'], BANK_FEE, ['KREDBEBB', 'GEBABEBB', 'BBRUBEBB', 'AXABBE22']),
  other('eps', 260, ['AT'], { rate: 160, fixed: 30 }, [
    'arzte_und_apotheker_bank',
    'bawag_psk_ag',
    'erste_bank',
    'raiffeisen',
  ]),
  other('giropay', 90, ['DE'], BANK_FEE, ['COBADEFF', 'DEUTDEFF', 'GENODEF1', 'SOLADEST']),
  other('grabpay', 160, ['SG'], { rate: 330, fixed: 0 }),
  other('ideal', 620, ['NL'], { rate: 0, fixed: 80 }, [
    'abn_amro',
    'bunq',
    'ing',
    'rabobank',
    'sns_bank',
    'triodos_bank',
  ]),
  other('klarna', 60, KLARNA_STATES, LATER_FEE, [
    'pay_later',
    'pay_now',
    'pay_in_installments',
    'pay_with_financing',
  ]),
  other('link', 60, ['US'], CARD_FEE),
  other('multibanco', 240, ['PT'], { rate: 295, fixed: 25 }),
  other('p24', 360, ['PL'], { rate: 220, fixed: 30 }, [
    'alior_bank',
    'bank_millennium',
    'ing',
    'mbank_mtransfer',
    'santander_przelew24',
  ]),
  other('sofort', 60, ['AT', 'BE', 'DE', 'NL', 'ES'], BANK_FEE, [
    'DEUTDEDB',
    'HYVEDEMM',
    'INGBNL2A',
    'CAIXESBB',
  ]),
  other('stripe_account', 3, ['US'], { rate: 0, fixed: 0 }),
  other('wechat_pay', 300, ['CN', 'HK'], CARD_FEE),
  other('wechat', 60, ['CN'], CARD_FEE),
];

const IN_PERSON_CARDS = PAYMENT_METHODS.filter(({ kind, countries }) => kind === 'card' && !countries);
const withShares = (methods: readonly PaymentMethod[]) =>
  methods.map((method) => [method, method.share] as const);

/** What a card costs when it is held to a reader. */
export const CARD_PRESENT_FEE: MethodFee = { rate: 260, fixed: 10 };

export type PickMethod = (random: Random, country: string) => PaymentMethod;

/** Draws a method among those a country offers; the tills of a country are set up once. */
export function methodPicker(): PickMethod {
  const tills = new Map<string, (random: Random) => PaymentMethod>();
  return (random, country) => {
    let till = tills.get(country);
    if (!till) {
      till = weighted(
        withShares(PAYMENT_METHODS.filter(({ countries }) => countries?.includes(country) ?? true)),
      );
      tills.set(country, till);
    }
    return till(random);
  };
}

export const pickCardAtReader: (random: Random) => PaymentMethod = weighted(withShares(IN_PERSON_CARDS));

export function identifierOf(random: Random, { identifier }: PaymentMethod): string | null {
  if (identifier === 'last4') return String(random.below(10_000)).padStart(4, '0');
  return identifier === 'none' ? null : random.pick(identifier);
}
