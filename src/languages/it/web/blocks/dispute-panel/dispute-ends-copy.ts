import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english.disputeEndsCopy> = {
  daysLeft: (count) => plural(count, { one: '1 giorno rimasto', other: `${figure(count)} giorni rimasti` }),
  lastDay: 'Oggi è l’ultimo giorno',
  pastDue: 'Scaduta',
  acceptFailed: 'Si è verificato un errore nell’accettare la contestazione. Riprova più tardi.',
  submitted: 'Prove inviate!',
  submitFailed: (reason) => `Impossibile inviare le prove. (${reason})`,
  accepted: (order) =>
    order === undefined
      ? 'Hai accettato la contestazione.'
      : `Hai accettato la contestazione per l’ordine #${order}.`,
};
