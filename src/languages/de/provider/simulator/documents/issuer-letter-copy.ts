import type { Words } from '#languages/kit/words.ts';
import type { issuerLetterCopy as english } from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english> = {
  title: 'Erklärung des Karteninhabers',
  dispute: (id) => `Anfechtung: ${id}`,
  payment: (id) => `Zahlung: ${id}`,
  received: (day) => `Eingegangen: ${day}`,
  simulated: 'Dieser Brief stammt von einer simulierten Bank.',
  claims: {
    fraudulent: 'Der Karteninhaber erklärt, diesen Kauf nicht getätigt zu haben.',
    product_not_received: 'Der Karteninhaber erklärt, die Ware sei nie angekommen.',
    product_unacceptable: 'Der Karteninhaber erklärt, die Ware sei beschädigt gewesen.',
    duplicate: 'Der Karteninhaber erklärt, zweimal belastet worden zu sein.',
    unrecognized: 'Der Karteninhaber erkennt den Namen auf dem Kontoauszug nicht.',
    subscription_canceled: 'Der Karteninhaber erklärt, das Abonnement sei beendet gewesen.',
    credit_not_processed: 'Der Karteninhaber erklärt, eine zugesagte Erstattung sei nie angekommen.',
  },
};
