import type {
  atBankCopy as englishAtBankCopy,
  DIFFERENCE_WORDS as englishDIFFERENCE_WORDS,
  SEEN_WORDS as englishSeenWords,
} from '#domain/bank/at-bank-words-copy.ts';
import { figure, listed, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const DIFFERENCE_WORDS: Words<typeof englishDIFFERENCE_WORDS> = {
  bank_fee: 'Comisión que se quedó el banco',
  exchange: 'Cambio de moneda',
  other: 'Explicado a mano',
};

export const SEEN_WORDS: Words<typeof englishSeenWords> = {
  seen: 'En un extracto',
  unseen: 'Aún en ningún extracto',
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  line: (line, file) => `línea ${line} de ${file}`,
  lines: (lines, file) => `líneas ${listed(lines.map(String))} de ${file}`,
  places: (places) => places.join(', '),
  since: (day, where) => `desde el ${day}, ${where}`,
  on: (day, where) => `el ${day}, ${where}`,
  less: (difference) => `El banco muestra ${difference} menos`,
  more: (difference) => `El banco muestra ${difference} más`,
  matched: 'En tu banco',
  expected: (day) => `Prevista para el ${day}`,
  noStatement: 'Aún sin extracto',
  forThatDay: 'de ese día',
  noStatementAdvice: (day) =>
    `Se espera para el ${day}. Importa el extracto de tu banco que incluya ese día; antes de eso, nada está fuera de plazo.`,
  missing: (days) =>
    plural(days, { one: 'Fuera de plazo, 1 día', other: `Fuera de plazo, ${figure(days)} días` }),
  missingAdvice: (day) =>
    `Se esperaba para el ${day} y ninguna línea de tus extractos corresponde a esta transferencia. Mira si hay alguna línea en Por conciliar y si se importó el extracto de la cuenta correcta. Si nada de eso ayuda, pregunta a tu banco e indica el ID de referencia bancaria de esta transferencia.`,
  suggested: 'Por confirmar',
  nearlyAdvice:
    'Una línea de tu extracto corresponde casi a esta transferencia. Indica adónde fue la diferencia o que se trata de otra.',
  suggestedAdvice:
    'Una línea de tu extracto puede ser esta transferencia. Confírmala o indica que se trata de otra.',
  returned: 'Devuelta por tu banco',
  returnedAdvice:
    'El dinero volvió a salir de tu cuenta. Regresa a tu saldo y sale con una transferencia posterior.',
};
