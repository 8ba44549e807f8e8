import type { Words } from '#languages/kit/words.ts';
import type { FEE_WORDS as english } from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english> = {
  base: 'Frais de base',
  'additional-international': 'Frais de carte internationale',
  'additional-fx': 'Frais de conversion de devise',
  'additional-wcpay-subscription': 'Frais de transaction d’abonnement',
  'additional-device': 'Frais de transaction Tap to Pay',
  'additional-tax': 'Taxe sur les frais',
  'additional-withheld-tax': 'Taxe retenue',
  'additional-network': 'Frais de réseau répercutés',
  'additional-application': 'Frais de plateforme',
  discount: 'Remise',
};
