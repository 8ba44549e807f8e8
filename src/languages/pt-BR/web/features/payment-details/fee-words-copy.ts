import type { Words } from '#languages/kit/words.ts';
import type { FEE_WORDS as english } from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english> = {
  base: 'Tarifa base',
  'additional-international': 'Tarifa de cartão internacional',
  'additional-fx': 'Tarifa de conversão de moeda',
  'additional-wcpay-subscription': 'Tarifa de transação de assinatura',
  'additional-device': 'Tarifa de transação Tap to Pay',
  'additional-tax': 'Imposto sobre as tarifas',
  'additional-withheld-tax': 'Imposto retido',
  'additional-network': 'Tarifa da rede repassada',
  'additional-application': 'Tarifa da plataforma',
  discount: 'Desconto',
};
