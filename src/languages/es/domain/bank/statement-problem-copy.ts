import type {
  BANK_FILE_PROBLEM_WORDS as englishBANK_FILE_PROBLEM_WORDS,
  LINE_PROBLEM_WORDS as englishLINE_PROBLEM_WORDS,
  statementProblemCopy as englishStatementProblemCopy,
} from '#domain/bank/statement-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BANK_FILE_PROBLEM_WORDS: Words<typeof englishBANK_FILE_PROBLEM_WORDS> = {
  empty: 'Este archivo está vacío.',
  kind: 'Esto no es un extracto bancario que se pueda leer. Descárgalo de tu banco como CAMT.053, MT940, OFX, QIF o CSV.',
  camt_052:
    'Esto es un informe del día en curso (camt.052), que aún cambia. Descarga en su lugar el extracto (camt.053).',
  camt_054:
    'Esto es un aviso sobre apuntes sueltos (camt.054), no un extracto. Descarga en su lugar el extracto (camt.053).',
  mt942:
    'Esto es un informe del día en curso (MT942), que aún cambia. Descarga en su lugar el extracto (MT940).',
  bai2: 'Esto es un archivo BAI2, que no se puede leer. Descarga en su lugar el extracto como CSV u OFX.',
  card_statement:
    'Este es el extracto de una tarjeta de crédito, adonde no llegan transferencias. Descarga el de la cuenta a la que van.',
  doctype:
    'Este archivo declara partes propias, algo que no hace ningún banco. No se ha abierto. Descárgalo de nuevo de tu banco y elige el nuevo.',
  damaged: 'Este archivo está dañado. Descárgalo de nuevo de tu banco y elige el nuevo.',
  cut_off: 'Este archivo se corta a la mitad. Descárgalo de nuevo de tu banco y elige el nuevo.',
  no_account_currency:
    'Este archivo no dice en qué moneda está la cuenta. Descárgalo en otro formato o elige tú las columnas.',
  no_lines: 'En este archivo no hay ningún apunte. Elige otros días en tu banco.',
  too_many_lines:
    'Este archivo tiene más de 200.000 líneas. Descarga menos días de una vez y elige esos archivos juntos.',
  zip: 'Este archivo comprimido no se puede descomprimir: está dañado, protegido con contraseña o es demasiado grande. Descomprímelo en tu ordenador y elige los archivos que contiene.',
  mail: 'Este correo no lleva adjunto ningún archivo que pueda ser un extracto. Guarda el extracto que te envió tu banco y elígelo.',
  too_heavy:
    'Leer este archivo requiere demasiado tiempo o demasiada memoria. Descarga menos días de una vez y elige esos archivos juntos.',
};

export const LINE_PROBLEM_WORDS: Words<typeof englishLINE_PROBLEM_WORDS> = {
  day: 'no hay un día que se pueda leer',
  amount: 'no hay un importe que se pueda leer',
  decimals: 'más decimales de los que tiene la moneda',
  currency: 'no hay una moneda conocida',
  other_currency: 'una moneda distinta de la de la cuenta',
  sign: 'nada indica si el dinero entró o salió',
  cells: 'menos columnas que la cabecera',
};

export const statementProblemCopy: Words<typeof englishStatementProblemCopy> = {
  onLine: (line, problem) => `Línea ${line}: ${problem}`,
};
