import type * as english from '#contract/kit/bank-failures-copy.ts';
import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const bankFailuresCopy: Words<typeof english.bankFailuresCopy> = {
  bank_file_too_large:
    'Questo file supera 32 MB. Scarica meno giorni alla volta e scegli insieme questi file.',
  bank_file_unreadable: ({ count, line }) =>
    plural(count, {
      one: `La riga ${line} di questo file non è leggibile, quindi non è stato importato nulla. Scaricalo di nuovo dalla tua banca.`,
      other: `${figure(count)} righe di questo file non sono leggibili, la prima è la riga ${line}. Non è stato importato nulla. Scaricalo di nuovo dalla tua banca.`,
    }),
  bank_file_asks:
    'Questo file non dice tutto ciò che serve. Guarda l’anteprima, rispondi a ciò che viene chiesto e poi importalo.',
  bank_file_imported: ({ name }) =>
    `Questo file è già stato importato come “${name}”. Non è stato aggiunto nulla.`,
  bank_file_difference:
    'La somma delle righe di questo file non dà il saldo finale, quindi non è stato importato nulla. Guarda l’anteprima; per importarlo comunque, confermalo lì.',
  bank_account_currency: ({ account, file }) =>
    `Il conto che hai scelto è in ${account.toUpperCase()} e questo file è in ${file.toUpperCase()}. Scegli un altro conto.`,
};
