import type * as english from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english.booksFailuresCopy> = {
  books_days_wrong:
    'Scegli un primo giorno che non sia successivo all’ultimo, entrambi tra il 1970 e il 2999.',
  books_chart_wrong:
    'A un conto del piano manca il numero o il nome, oppure il numero è già di un altro conto o DATEV non lo accetta. Non è stato salvato nulla.',
  books_locked_basis:
    'Ci sono mesi chiusi in base al giorno in cui si registra ora. Riaprili prima di passare a un altro giorno di registrazione, altrimenti i pagamenti verrebbero registrati due volte o mai.',
  books_month_not_over: 'Questo mese non è ancora finito. Torna quando lo sarà.',
  books_month_locked: 'Questo mese è già chiuso.',
  books_month_gap: 'Un mese precedente è ancora aperto. Chiudi i mesi uno dopo l’altro.',
  books_month_not_locked: 'Questo mese non è chiuso.',
  books_month_locked_after: 'È chiuso anche un mese successivo. Riapri prima quello.',
  books_not_datev:
    'DATEV accetta solo numeri di conto da quattro a otto cifre. Scegli prima un piano di DATEV nel piano dei conti.',
};
