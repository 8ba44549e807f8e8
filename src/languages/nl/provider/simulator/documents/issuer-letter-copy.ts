import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english.issuerLetterCopy> = {
  title: 'Verklaring van de kaarthouder',
  dispute: (id) => `Geschil: ${id}`,
  payment: (id) => `Betaling: ${id}`,
  received: (day) => `Ontvangen: ${day}`,
  simulated: 'Deze brief komt van een gesimuleerde bank.',
  claims: {
    fraudulent: 'De kaarthouder verklaart deze aankoop niet te hebben gedaan.',
    product_not_received: 'De kaarthouder verklaart dat de goederen nooit zijn aangekomen.',
    product_unacceptable: 'De kaarthouder verklaart dat de goederen beschadigd waren.',
    duplicate: 'De kaarthouder verklaart dat er twee keer is afgeschreven.',
    unrecognized: 'De kaarthouder herkent de naam op het afschrift niet.',
    subscription_canceled: 'De kaarthouder verklaart dat het abonnement was beëindigd.',
    credit_not_processed: 'De kaarthouder verklaart dat een beloofde terugbetaling nooit is gekomen.',
  },
};
