import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english.issuerLetterCopy> = {
  title: 'Dichiarazione del titolare della carta',
  dispute: (id) => `Contestazione: ${id}`,
  payment: (id) => `Pagamento: ${id}`,
  received: (day) => `Ricevuta il: ${day}`,
  simulated: 'Questa lettera proviene da una banca simulata.',
  claims: {
    fraudulent: 'Il titolare della carta dichiara di non aver fatto questo acquisto.',
    product_not_received: 'Il titolare della carta dichiara che la merce non è mai arrivata.',
    product_unacceptable: 'Il titolare della carta dichiara che la merce era danneggiata.',
    duplicate: 'Il titolare della carta dichiara di aver ricevuto due volte l’addebito.',
    unrecognized: 'Il titolare della carta non riconosce il nome sull’estratto conto.',
    subscription_canceled: 'Il titolare della carta dichiara che l’abbonamento era finito.',
    credit_not_processed: 'Il titolare della carta dichiara che un rimborso promesso non è mai arrivato.',
  },
};
