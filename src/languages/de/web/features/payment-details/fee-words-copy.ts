import type { Words } from '#languages/kit/words.ts';
import type { FEE_WORDS as english } from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english> = {
  base: 'Grundgebühr',
  'additional-international': 'Gebühr für internationale Karten',
  'additional-fx': 'Gebühr für Währungsumrechnung',
  'additional-wcpay-subscription': 'Gebühr für Abonnementzahlungen',
  'additional-device': 'Gebühr für Tap to Pay',
  'additional-tax': 'Steuer auf Gebühren',
  'additional-withheld-tax': 'Einbehaltene Steuer',
  'additional-network': 'Weitergegebene Netzwerkgebühr',
  'additional-application': 'Plattformgebühr',
  discount: 'Rabatt',
};
