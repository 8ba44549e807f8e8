import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english.FEE_WORDS> = {
  base: 'Commissione di base',
  'additional-international': 'Commissione per carta internazionale',
  'additional-fx': 'Commissione di conversione di valuta',
  'additional-wcpay-subscription': 'Commissione per transazione di abbonamento',
  'additional-device': 'Commissione per transazione Tap to Pay',
  'additional-tax': 'Imposte sulle commissioni',
  'additional-withheld-tax': 'Imposte trattenute',
  'additional-network': 'Commissione del circuito riaddebitata',
  'additional-application': 'Commissione della piattaforma',
  discount: 'Sconto',
};
