import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof english.blockedListCopy> = {
  name: 'Pagamenti bloccati',
  things: (count) => plural(count, { one: 'pagamento', other: 'pagamenti' }),
  failed: 'Impossibile caricare le transazioni in revisione.',
  empty: {
    icon: 'shield',
    title: 'Nulla è stato bloccato',
    text: 'Qui compariranno i pagamenti che le tue regole sulle frodi bloccano o trattengono finché non li esamini.',
  },
};

export const blockedCopy: Words<typeof english.blockedCopy> = {
  details: 'Dettagli',
  detailsOf: (status, amount, day) => `Dettagli del pagamento: ${status}, ${amount}, ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'Nessun cliente',
  noPayment: 'Nessun pagamento',
  noRule: 'Nessuna regola nota',
  search: {
    label: 'Cerca per numero d’ordine o nome del cliente',
    placeholder: 'Numero d’ordine o cliente',
    anything: (text) => `Tutti i pagamenti di clienti il cui nome contiene “${text}”`,
  },
  export: 'Esporta',
  exportFailed: 'Si è verificato un problema nella creazione dell’esportazione.',
  tryAgain: 'Riprova',
  filename: (day) => `pagamenti-bloccati-${day}.csv`,
};
