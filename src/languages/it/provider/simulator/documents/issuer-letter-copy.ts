import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english.issuerLetterCopy> = {
  title: 'Dichiarazione di chi possiede la carta',
  dispute: (id) => `Contestazione: ${id}`,
  payment: (id) => `Pagamento: ${id}`,
  received: (day) => `Ricevuta il: ${day}`,
  simulated: 'Questa lettera proviene da una banca simulata.',
  claims: {
    fraudulent: 'Chi possiede la carta dichiara di non aver fatto questo acquisto.',
    product_not_received: 'Chi possiede la carta dichiara che la merce non è mai arrivata.',
    product_unacceptable: 'Chi possiede la carta dichiara che la merce era danneggiata.',
    duplicate: 'Chi possiede la carta dichiara di aver ricevuto due volte l’addebito.',
    unrecognized: 'Chi possiede la carta non riconosce il nome sull’estratto conto.',
    subscription_canceled: 'Chi possiede la carta dichiara che l’abbonamento era finito.',
    credit_not_processed: 'Chi possiede la carta dichiara che un rimborso promesso non è mai arrivato.',
  },
};
