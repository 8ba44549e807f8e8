import type * as english from '#domain/bank/at-bank-words-copy.ts';
import { figure, fromDay, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const DIFFERENCE_WORDS: Words<typeof english.DIFFERENCE_WORDS> = {
  bank_fee: 'Trattenuto dalla banca come commissione',
  exchange: 'Cambio di valuta',
  other: 'Spiegato a mano',
};

export const SEEN_WORDS: Words<typeof english.SEEN_WORDS> = {
  seen: 'In un estratto conto',
  unseen: 'Ancora in nessun estratto conto',
};

export const atBankCopy: Words<typeof english.atBankCopy> = {
  line: (line, file) => `riga ${line} di ${file}`,
  lines: (lines, file) => `righe ${lines.join(', ')} di ${file}`,
  places: (places) => places.join(', '),
  since: (day, where) => `${fromDay(day)}, ${where}`,
  on: (day, where) => `${theDay(day)}, ${where}`,
  less: (difference) => `La banca mostra ${difference} in meno`,
  more: (difference) => `La banca mostra ${difference} in più`,
  matched: 'In banca',
  expected: (day) => `Previsto entro ${theDay(day)}`,
  noStatement: 'Ancora nessun estratto conto',
  forThatDay: 'per quel giorno',
  noStatementAdvice: (day) =>
    `È previsto entro ${theDay(day)}. Importa l’estratto conto della tua banca che comprende questo giorno; prima di allora nulla è in ritardo.`,
  missing: (days) =>
    plural(days, { one: 'In ritardo di 1 giorno', other: `In ritardo di ${figure(days)} giorni` }),
  missingAdvice: (day) =>
    `Era previsto entro ${theDay(day)}, e nessuna riga dei tuoi estratti conto corrisponde a questo bonifico. Guarda se una riga attende in Da abbinare, e se è stato importato l’estratto conto del conto giusto. Se non basta, chiedi alla tua banca e indica l’ID di riferimento bancario di questo bonifico.`,
  suggested: 'Da confermare',
  nearlyAdvice:
    'Una riga del tuo estratto conto corrisponde quasi a questo bonifico. Indica dove è finita la differenza, o che si tratta di un altro.',
  suggestedAdvice:
    'Una riga del tuo estratto conto potrebbe corrispondere a questo bonifico. Conferma, o indica che si tratta di un altro.',
  returned: 'Respinto dalla tua banca',
  returnedAdvice:
    'Il denaro è uscito di nuovo dal tuo conto. Torna nel tuo saldo e parte con un bonifico successivo.',
};
