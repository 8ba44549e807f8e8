import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/es/domain/payouts/proof-words-copy.ts';
import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  atBankCopy as englishAtBankCopy,
  payoutDetailsCopy as englishPayoutDetailsCopy,
  payoutTransactionsCopy as englishPayoutTransactionsCopy,
  proofCopy as englishProofCopy,
  stationsCopy as englishStationsCopy,
} from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof englishPayoutDetailsCopy> = {
  title: 'Detalles de la transferencia',
  titleOf: (type, day) => `${type} del ${day}`,
  notFound: 'No se encuentra la transferencia que buscas.',
  notFoundText: 'Puede que la dirección esté incompleta o que la transferencia sea de otra cuenta.',
  failedRead: 'Error al obtener la transferencia.',
  back: 'Volver a Transferencias',

  summary: 'Resumen',
  failureReason: 'Motivo del fallo: ',
  laterPayout: 'Ver esa transferencia',
  payoutFailure: {
    title: 'Esta transferencia ha fallado',
    mended: (day) =>
      `Tu banco devolvió el dinero. Ahora forma parte de la transferencia del ${day}; no tienes que hacer nada.`,
    text: 'Tu banco devolvió el dinero. Vuelve a estar en tu saldo y sale con una transferencia posterior; si el motivo es la cuenta, cambia antes los datos bancarios.',
  },
  withdrawalFailure: {
    title: 'Esta retirada ha fallado',
    mended: (day) =>
      `Tu banco no pagó. El importe forma parte ahora de la transferencia del ${day}; no tienes que hacer nada.`,
    text: 'Tu banco no pagó, así que el importe vuelve a faltar en tu saldo: lo cubren nuevas ventas, o se retira otra vez. Si el motivo es la cuenta, cambia antes los datos bancarios.',
  },
  updateBank: 'Actualizar los datos bancarios',

  details: 'Detalles',
  bankAccount: 'Cuenta bancaria',
  noBank: 'No disponible',
  reference: 'ID de referencia bancaria',
  referenceWhat: 'ID de referencia bancaria',
  noReference: 'No disponible',
  type: 'Tipo',
  kinds: { automatic: 'Automática', instant: 'Instantánea', manual: 'Manual' },
  fee: 'Comisión por transferencia instantánea',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'Devuelta con la transferencia',
  payoutId: 'ID',
  payoutIdWhat: 'ID de transferencia',

  instantMessage: 'No podemos mostrar el historial de transacciones de las transferencias instantáneas',
  learnMore: 'Más información',
};

export const stationsCopy: Words<typeof englishStationsCopy> = {
  label: 'Dónde está',
  prepared: 'Preparada',
  made: 'Enviada',
  inTransit: 'En camino',
  inTransitText: 'En el banco',
  arrived: 'Recibida',
  collected: 'Retirada',
  expected: (day) => `Prevista el ${day}`,
  failed: 'Fallida',
  canceled: 'Cancelada',
  instantLead: {
    pending: (moment) => `Se espera en tu cuenta a más tardar el ${moment}.`,
    in_transit: (moment) => `Se espera en tu cuenta a más tardar el ${moment}.`,
    paid: (moment) => `En tu cuenta desde el ${moment}.`,
  },
  withdrawalLead: {
    pending: (day) => `Se retirará de tu cuenta a más tardar el ${day}.`,
    in_transit: (day) => `Se retirará de tu cuenta a más tardar el ${day}.`,
    paid: (day) => `Se retiró de tu cuenta el ${day}.`,
    failed: 'El banco no pagó. El importe vuelve a faltar en tu saldo.',
    canceled: 'Esta retirada se canceló antes de cobrarse.',
  },
  lead: {
    pending: (day) => `Sale pronto y se espera en tu cuenta a más tardar el ${day}.`,
    in_transit: (day) => `Se espera en tu cuenta a más tardar el ${day}. Algunos bancos tardan un día más.`,
    paid: (day) => `En tu cuenta desde el ${day}.`,
    failed: 'El banco devolvió esta transferencia. No se ha perdido nada.',
    canceled: 'Esta transferencia se canceló antes de salir. No se ha perdido nada.',
  },
};

export const proofCopy: Words<typeof englishProofCopy> = {
  title: 'Justificante de la transferencia',
  checked: (rows, when) => `${rows}, comprobado el ${when}`,
  rows: (count, words) => plural(count, { one: '1 transacción', other: `${words} transacciones` }),
  failed: 'No se ha podido leer el justificante de esta transferencia.',
  madeOf: 'De qué se compone',
  rowsColumn: 'Filas',
  amountColumn: 'Importe',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `Sin explicar: ${amount}`,
  toTheCent: 'al céntimo',
  exactly: 'exactamente',
  off: (amount) => `Esta transferencia difiere de sus líneas en ${amount}.`,
  offText:
    'Puede que sus movimientos aún estén de camino hasta aquí. Si sigue así, comunica a soporte el ID de transferencia.',
  allocation: 'Nuestra asignación',
  allocationText:
    'El proveedor no dice qué transacciones se llevó una transferencia instantánea. Contamos los fondos disponibles más antiguos, y lo indicamos.',
  returned:
    'Con esta transferencia no llegó dinero a tu banco, y ya no retiene ninguna de tus transacciones.',
  hadTaken: 'Las transacciones que se había llevado',
  leftWith: (day) => `Salieron con la transferencia del ${day}`,
  waitsForNext: 'Salen con una posterior.',
  foot: 'Cada línea abre sus filas.',
  download: 'Descargar justificante',
  paper: 'Justificante en PDF',
  file: {
    heads: ['ID de transferencia', 'ID de referencia bancaria', 'Línea', 'Filas', 'Importe', 'Moneda'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `justificante-transferencia-${payout}.csv`,
  },
  carriedFrom: (day) => `de la transferencia del ${day}`,
};

export const payoutTransactionsCopy: Words<typeof englishPayoutTransactionsCopy> = {
  name: 'Transacciones de esta transferencia',
  things: (count) => plural(count, { one: 'transacción', other: 'transacciones' }),
  failed: 'Error al obtener las transacciones.',
  empty: {
    icon: 'card',
    title: 'Esta transferencia no tiene transacciones',
    text: 'Una transferencia fallida o cancelada devuelve sus transacciones; salen con una posterior.',
  },
};

export const atBankCopy: Words<typeof englishAtBankCopy> = {
  title: 'En tu banco',
  toMatch: 'Por conciliar',
};
