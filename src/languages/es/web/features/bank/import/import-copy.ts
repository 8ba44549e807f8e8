import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { importCopy as english } from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english> = {
  title: 'Importar extractos bancarios',
  choose: 'Extractos',
  kinds: 'CAMT.053, MT940, OFX, QIF o CSV, o un ZIP con ellos, de hasta 32 MB cada uno. Varios a la vez.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Cancelar',
  done: 'Listo',
  importFiles: (count) =>
    plural(count, { one: 'Importar 1 archivo', other: `Importar ${figure(count)} archivos` }),
  nothingToImport: 'Importar',
  remove: (name) => `Quitar ${name}`,
  reading: 'Leyendo…',
  failed: 'Este archivo no se ha importado.',
  states: {
    refused: 'No se puede leer',
    imported: 'Ya importado',
    asks: 'Necesita una respuesta',
    unreadable: 'No se puede leer',
    needs_review: 'Necesita revisión',
    ready: 'Listo',
  },
  importedState: 'Importado',

  alreadyImported: (name, when) => `Ya se importó como «${name}» el ${when}. No se añadiría nada.`,
  doneWords: (added, known) => `Líneas nuevas añadidas: ${added}. Ya conocidas: ${known}.`,
  unreadable: (count) =>
    plural(count, {
      one: 'Una línea no se puede leer, así que no se importa nada de este archivo. Descárgalo de nuevo de tu banco.',
      other: `${figure(count)} líneas no se pueden leer, así que no se importa nada de este archivo. Descárgalo de nuevo de tu banco.`,
    }),
  difference: (amount) =>
    `Las líneas no suman el saldo final: faltan o sobran ${amount}. Descarga de nuevo el archivo de tu banco o impórtalo tal cual.`,
  isAccepted: 'Importarlo aunque no cuadre. El registro de auditoría dirá que lo hice.',

  facts: {
    format: 'Formato',
    encoding: 'Codificación',
    account: 'Cuenta',
    days: 'Días',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
  },
  newAccount: 'nueva',
  moreStatements: (count) => `y otros extractos: ${count}`,
  counts: {
    new: 'Nuevas',
    known: 'Conocidas',
    pending: 'Pendientes',
    unreadable: 'Ilegibles',
    refused: 'Omitidas',
  },
  addsUp: 'El saldo inicial y las líneas dan el saldo final.',
  notTold: 'Este archivo no indica los dos saldos, así que no prueban nada.',

  rows: 'Líneas de este archivo',
  showRows: (count) => `Mostrar las líneas (${count})`,
  someRows: 'De un archivo largo se muestran las primeras líneas de cada estado.',
  rowStates: {
    new: 'Nueva',
    known: 'Conocida',
    pending: 'Pendiente',
    unreadable: 'Ilegible',
  },
  columns: { line: 'Línea', state: 'Estado', day: 'Fecha contable', text: 'Texto', amount: 'Importe' },

  asksAccount: 'Este archivo no dice de qué cuenta es.',
  account: 'Cuenta',
  chooseAccount: 'Elige una cuenta',
  otherAccount: 'Otra cuenta…',
  accountName: 'Nombre de la cuenta',
  accountNameHelp: 'Como la llames tú, por ejemplo «Cuenta corriente».',
  currency: 'Moneda',
  dayOrder: '¿Cómo se escriben los días en este archivo?',
  dayOrders: {
    dmy: 'Primero el día: 31.12.2026',
    mdy: 'Primero el mes: 12/31/2026',
    ymd: 'Primero el año: 2026-12-31',
  },
  decimal: '¿Cómo se escriben los importes en este archivo?',
  decimals: { '.': 'Con punto: 1,234.56', ',': 'Con coma: 1.234,56' },
  continue: 'Continuar',

  columnsTitle: '¿Qué contienen las columnas de este archivo?',
  columnsText:
    'Ningún banco que conozcamos escribe archivos como este. Tu respuesta se recuerda para el próximo archivo con estas columnas.',
  column: (number) => `Columna ${number}`,
  roles: {
    booked: 'Fecha contable',
    valued: 'Fecha valor',
    amount: 'Importe con signo',
    out: 'Salidas',
    in: 'Entradas',
    direction: 'Debe o haber',
    currency: 'Moneda',
    balance: 'Saldo posterior',
    status: 'Estado',
    account: 'Cuenta propia',
    reference: 'Referencia del banco',
    end_to_end: 'Referencia de extremo a extremo',
    name: 'De o para',
    counterparty: 'Su cuenta',
    type: 'Tipo de apunte',
  },
  text: 'Texto',
  unused: 'Sin usar',
  missing: {
    booked: 'Indica qué columna contiene la fecha contable.',
    amount: 'Indica qué columna contiene el importe o cuáles dos contienen las salidas y las entradas.',
  },
  livePreview: 'Así se leen sus primeras líneas',
  cannotRead: (problem, line) => `Así no se puede leer: ${problem} (${line})`,
};
