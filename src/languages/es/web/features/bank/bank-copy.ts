import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankCopy as englishBankCopy,
  bankLinesCopy as englishBankLinesCopy,
  FORMAT_WORDS as englishFORMAT_WORDS,
  STATUS_WORDS as englishSTATUS_WORDS,
} from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof englishBankLinesCopy> = {
  name: 'Líneas bancarias',
  things: (count) => plural(count, { one: 'línea bancaria', other: 'líneas bancarias' }),
  failed: 'No se han podido cargar las líneas bancarias.',
  empty: {
    icon: 'document',
    title: 'Todavía no hay líneas bancarias',
    text: 'Descarga un extracto de tu banco e impórtalo aquí. Aparecerán todas sus líneas.',
  },
};

export const FORMAT_WORDS: Words<typeof englishFORMAT_WORDS> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof englishSTATUS_WORDS> = {
  booked: 'Contabilizada',
  pending: 'Pendiente',
};

export const bankCopy: Words<typeof englishBankCopy> = {
  title: 'Banco',
  lead: 'Lo que tu banco dice que entró y salió, línea por línea, según los extractos que importas.',
  importStatements: 'Importar extractos',
  toMatch: 'Por conciliar',

  accounts: 'Cuentas',
  accountsFailed: 'No se han podido cargar las cuentas.',
  lastStatement: (day) => `Extractos hasta el ${day}`,
  noStatement: 'Todavía no hay extractos',
  lineCount: (count, words) => plural(count, { one: '1 línea', other: `${words} líneas` }),
  unknownBalance: 'Saldo no indicado',
  gap: (after, before, amount) =>
    `Falta un extracto entre el ${after} y el ${before}: se movieron ${amount} que no constan en ningún archivo. Descarga esos días de tu banco e impórtalos.`,

  filters: { date: 'Fecha contable', account: 'Cuenta', status: 'Estado' },
  search: {
    label: 'Buscar líneas bancarias',
    placeholder: 'Buscar por texto, nombre o referencia',
    anything: (text) => `Líneas con «${text}»`,
  },
  columns: {
    booked_on: 'Fecha contable',
    text: 'Texto',
    counterparty_name: 'De o para',
    account: 'Cuenta',
    amount: 'Importe',
    status: 'Estado',
    reference: 'Referencia bancaria',
    file: 'Archivo',
  },
  noText: 'Sin texto',
  noName: 'Sin nombre',
  lineOf: (line, file) => `Línea ${line} de ${file}`,
  reversal: 'Retrocesión',

  files: 'Archivos importados',
  filesFailed: 'No se han podido cargar los archivos.',
  fileColumns: {
    name: 'Archivo',
    accounts: 'Cuenta',
    period: 'Días',
    lines: 'Líneas nuevas',
    known: 'Conocidas',
    imported: 'Importado',
    by: 'Por',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Alguien que ya no está',
  offBy: (amount) => `Diferencia de ${amount}`,
};
