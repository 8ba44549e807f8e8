import { isPaymentMethodId, PAYMENT_METHODS } from './payment-methods.ts';

type Store = Readonly<{
  /** Switched on. */ methods: readonly string[] /** What would still be sold in, in capitals. */;
  left: readonly string[];
}>;

/** The ways to pay that work in this currency and in none of those that are left, by their names. */
export const methodsThatNeed = (code: string, { methods, left }: Store): readonly string[] =>
  methods
    .filter(isPaymentMethodId)
    .map((id) => PAYMENT_METHODS[id])
    .filter(
      ({ currencies }) => currencies.includes(code) && !left.some((other) => currencies.includes(other)),
    )
    .map(({ label }) => label);
