import type { Words } from '#languages/kit/words.ts';
import type { issuerLetterCopy as english } from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english> = {
  title: 'Déclaration du titulaire de la carte',
  dispute: (id) => `Litige : ${id}`,
  payment: (id) => `Paiement : ${id}`,
  received: (day) => `Reçu le : ${day}`,
  simulated: 'Cette lettre vient d’une banque simulée.',
  claims: {
    fraudulent: 'Le titulaire de la carte déclare ne pas avoir fait cet achat.',
    product_not_received: 'Le titulaire de la carte déclare que la marchandise n’est jamais arrivée.',
    product_unacceptable: 'Le titulaire de la carte déclare que la marchandise était endommagée.',
    duplicate: 'Le titulaire de la carte déclare avoir été débité deux fois.',
    unrecognized: 'Le titulaire de la carte ne reconnaît pas le nom sur le relevé.',
    subscription_canceled: 'Le titulaire de la carte déclare que l’abonnement avait pris fin.',
    credit_not_processed: 'Le titulaire de la carte déclare qu’un remboursement promis n’est jamais arrivé.',
  },
};
