import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english.exportCopy> = {
  title: (count) => `Esportare ${count} transazioni?`,
  action: (count) => `Esporta ${count} transazioni`,
  question: (count) =>
    `Stai per esportare ${figure(count)} transazioni. Per ridurre l’esportazione puoi usare uno o più filtri. Vuoi continuare?`,
  accountantsColumns:
    'Contiene commissioni, netto, imposta, ordine, bonifico e il suo arrivo, qualunque colonna tu veda.',
};
