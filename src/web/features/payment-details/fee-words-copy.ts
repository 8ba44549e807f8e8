import type { FeeKind } from '#domain/payments/fee-rates.ts';

/** What a step of a fee is called, in the summary and in the timeline alike. */
export const FEE_WORDS = {
  base: 'Base fee',
  'additional-international': 'International card fee',
  'additional-fx': 'Currency conversion fee',
  'additional-wcpay-subscription': 'Subscription transaction fee',
  'additional-device': 'Tap to Pay transaction fee',
  'additional-tax': 'Tax on fees',
  'additional-withheld-tax': 'Tax withheld',
  'additional-network': 'Network fee passed on',
  'additional-application': 'Platform fee',
  discount: 'Discount',
} as const satisfies Record<FeeKind, string>;
