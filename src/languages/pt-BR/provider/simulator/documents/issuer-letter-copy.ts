import type { Words } from '#languages/kit/words.ts';
import type { issuerLetterCopy as english } from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english> = {
  title: 'Declaração do titular do cartão',
  dispute: (id) => `Disputa: ${id}`,
  payment: (id) => `Pagamento: ${id}`,
  received: (day) => `Recebida em: ${day}`,
  simulated: 'Esta carta vem de um banco simulado.',
  claims: {
    fraudulent: 'O titular do cartão declara que não fez esta compra.',
    product_not_received: 'O titular do cartão declara que os produtos nunca chegaram.',
    product_unacceptable: 'O titular do cartão declara que os produtos estavam danificados.',
    duplicate: 'O titular do cartão declara que foi cobrado duas vezes.',
    unrecognized: 'O titular do cartão não reconhece o nome no extrato.',
    subscription_canceled: 'O titular do cartão declara que a assinatura já tinha terminado.',
    credit_not_processed: 'O titular do cartão declara que um reembolso prometido nunca chegou.',
  },
};
