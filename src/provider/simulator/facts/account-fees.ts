import type { EpochSeconds, UtcInstant } from '#domain/shared/time.ts';
import { instantOf } from './calendar.ts';
import { FX_RATE, INTERNATIONAL_RATE, OPENING_DISCOUNT_PERCENT, priceListSum } from './fees.ts';
import { CARD_PRESENT_FEE, type MethodFee, PAYMENT_METHODS } from './payment-methods.ts';

type FeeRate = Readonly<{ percentage_rate: number; fixed_rate: number; currency: string | null }>;
type Discount = FeeRate &
  Readonly<{
    discount: number;
    end_time: UtcInstant | null;
    volume_allowance: number;
    volume_currency: string;
    current_volume: number;
    tc_url: string | null;
  }>;
export type FeeStructure = Readonly<{
  base: FeeRate;
  additional: FeeRate;
  fx: FeeRate;
  discount: readonly Discount[];
}>;

/** The opening discount as the account tells it; the usual one, unless other terms were agreed on. */
type Opening = Readonly<{
  ends: EpochSeconds;
  volume: number;
  /** Without a volume it lasts until its end, however much is sold. */
  terms?: Readonly<{ percent: number; tc_url: string }>;
}>;

const WHOLE = 10_000;
const OPENING_VOLUME_CENTS = 2_500_000;
/** Names of sources that are no methods of their own in the settings: an old spelling, and balances moved by hand. */
const NOT_OFFERED = ['wechat', 'stripe_account', 'ach_credit_transfer'];

const rate = (hundredths: number, fixed_rate = 0, currency: string | null = null): FeeRate => ({
  percentage_rate: hundredths / WHOLE,
  fixed_rate,
  currency,
});

/** The price list the tills charge by, in the words of the account object. */
export function accountFees(
  currency: string,
  opening: Opening | undefined,
): Readonly<Record<string, FeeStructure>> {
  const discount: readonly Discount[] = opening
    ? [
        {
          ...rate(0, 0, currency),
          discount: (opening.terms?.percent ?? OPENING_DISCOUNT_PERCENT) / 100,
          end_time: instantOf(opening.ends),
          volume_allowance: opening.terms ? 0 : priceListSum(OPENING_VOLUME_CENTS, currency),
          volume_currency: currency,
          current_volume: opening.volume,
          tc_url: opening.terms?.tc_url ?? null,
        },
      ]
    : [];
  const structure = (base: MethodFee, isCard: boolean): FeeStructure => ({
    base: rate(base.rate, priceListSum(base.fixed, currency), currency),
    additional: rate(isCard ? INTERNATIONAL_RATE : 0),
    fx: rate(FX_RATE),
    discount,
  });

  const card = PAYMENT_METHODS.find(({ source }) => source === 'visa');
  const others = PAYMENT_METHODS.filter(
    ({ kind, source }) => kind !== 'card' && !NOT_OFFERED.includes(source),
  );
  return {
    ...(card && { card: structure(card.fee, true) }),
    card_present: { ...structure(CARD_PRESENT_FEE, true), discount: [] },
    ...Object.fromEntries(others.map(({ source, fee }) => [source, structure(fee, false)])),
  };
}
