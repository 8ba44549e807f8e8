import { theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english.activeLoanCopy> = {
  title: 'Prestito attivo',
  failed: 'Impossibile caricare il riepilogo del prestito attivo.',
  active: 'Attivo',
  repaid: 'Rimborsato finora, commissione compresa',
  of: (paid, total) => `${paid} di ${total}`,
  interval: (day) => `Minimo entro ${theDay(day)}`,
  intervalDone: (paid) => `${paid}: sufficiente per questo periodo`,
  intervalNote: (left, day) =>
    `Se entro ${theDay(day)} le vendite non portano altri ${left}, il resto viene prelevato dal tuo saldo.`,
  advance: 'Importo del prestito',
  fee: 'Commissione fissa',
  rate: 'Trattenuto su ogni vendita',
  paidOut: 'Erogato',
  begins: 'Rimborsi dal',
  beginsLater: 'Inizio dei rimborsi',
  transactions: 'Vedi le transazioni',
  allLoans: 'Vedi tutti i prestiti',
};
