import { isPaymentMethodId, PAYMENT_METHODS, worksIn } from './payment-methods.ts';

type StoreMethods = Readonly<{
  /** Switched on. */
  methods: readonly string[];
  /** What would still be sold in, in capitals. */
  left: readonly string[];
  domesticCurrency: string;
}>;

/** The ways to pay that work in this currency and in none of those that are left, by their names. */
export const methodsThatNeed = (
  code: string,
  { methods, left, domesticCurrency }: StoreMethods,
): readonly string[] =>
  methods
    .filter(isPaymentMethodId)
    .filter((id) => worksIn(id, code, domesticCurrency))
    .filter((id) => !left.some((other) => worksIn(id, other, domesticCurrency)))
    .map((id) => PAYMENT_METHODS[id].label);
