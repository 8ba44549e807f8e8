import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english.FEE_WORDS> = {
  base: 'Basiskosten',
  'additional-international': 'Kosten internationale kaart',
  'additional-fx': 'Kosten valutaomrekening',
  'additional-wcpay-subscription': 'Kosten abonnementstransactie',
  'additional-device': 'Kosten Tap to Pay-transactie',
  'additional-tax': 'Belasting over kosten',
  'additional-withheld-tax': 'Ingehouden belasting',
  'additional-network': 'Doorberekende netwerkkosten',
  'additional-application': 'Platformkosten',
  discount: 'Korting',
};
