import type * as english from '#domain/bank/statement-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof english.BANK_FILE_PROBLEM_WORDS> = {
  empty: 'Questo file è vuoto.',
  kind: 'Questo non è un estratto conto leggibile. Scaricalo dalla tua banca come CAMT.053, MT940, OFX, QIF o CSV.',
  camt_052:
    'Questo è un report della giornata in corso (camt.052), che cambia ancora. Scarica invece l’estratto conto (camt.053).',
  camt_054:
    'Questo è un avviso su singole operazioni (camt.054), non un estratto conto. Scarica invece l’estratto conto (camt.053).',
  mt942:
    'Questo è un report della giornata in corso (MT942), che cambia ancora. Scarica invece l’estratto conto (MT940).',
  bai2: 'Questo è un file BAI2, che non si può leggere. Scarica invece l’estratto conto come CSV o OFX.',
  card_statement:
    'Questo è l’estratto di una carta di credito, dove non arrivano bonifici. Scarica quello del conto su cui arrivano.',
  doctype:
    'Questo file dichiara parti proprie, cosa che nessuna banca fa. Non è stato aperto. Scaricalo di nuovo dalla tua banca e scegli quello nuovo.',
  damaged: 'Questo file è danneggiato. Scaricalo di nuovo dalla tua banca e scegli quello nuovo.',
  cut_off: 'Questo file si interrompe a metà. Scaricalo di nuovo dalla tua banca e scegli quello nuovo.',
  no_account_currency:
    'Questo file non dice in quale valuta è il conto. Scaricalo in un altro formato, o indica tu le colonne.',
  no_lines: 'In questo file non c’è alcuna operazione. Scegli altri giorni presso la tua banca.',
  too_many_lines:
    'Questo file ha più di 200.000 righe. Scarica meno giorni alla volta e scegli insieme questi file.',
  zip: 'Questo archivio non si può estrarre: è danneggiato, protetto da password o troppo grande. Estrailo sul tuo computer e scegli i file che contiene.',
  mail: 'A questa email non è allegato nessun file che possa essere un estratto conto. Salva l’estratto conto inviato dalla tua banca e sceglilo.',
  too_heavy:
    'Leggere questo file richiede troppo tempo o troppa memoria. Scarica meno giorni alla volta e scegli insieme questi file.',
};

export const LINE_PROBLEM_WORDS: Words<typeof english.LINE_PROBLEM_WORDS> = {
  day: 'nessun giorno leggibile',
  amount: 'nessun importo leggibile',
  decimals: 'più decimali di quanti ne ha la valuta',
  currency: 'nessuna valuta nota',
  other_currency: 'una valuta diversa da quella del conto',
  sign: 'nulla dice se il denaro è entrato o uscito',
  cells: 'meno colonne dell’intestazione',
};

export const statementProblemCopy: Words<typeof english.statementProblemCopy> = {
  onLine: (line, problem) => `Riga ${line}: ${problem}`,
};
