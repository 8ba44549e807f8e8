import type { Words } from '#languages/kit/words.ts';
import type {
  accountCardCopy as englishAccountCardCopy,
  balanceCopy as englishBalanceCopy,
  instantPayoutCopy as englishInstantPayoutCopy,
  nextPayoutCopy as englishNextPayoutCopy,
  noPayoutCopy as englishNoPayoutCopy,
  payoutNoticeCopy as englishPayoutNoticeCopy,
  payoutsCardCopy as englishPayoutsCardCopy,
} from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof englishBalanceCopy> = {
  title: 'Saldo',
  failed: 'Error al obtener el resumen de todas las transferencias.',
  total: 'Saldo total',
  totalHint: 'Sobre el saldo total',
  totalText: 'Todo lo que hay en tu cuenta: lo que ya se puede transferir y lo que aún no está disponible.',
  available: 'Fondos disponibles',
  availableHint: 'Sobre los fondos disponibles',
  availableText: 'Lo que ya se puede transferir. Sale con tu próxima transferencia.',
  pending: 'Pronto disponible',
  negativeHint: 'Por qué el saldo es negativo',
  negativeText:
    'Los reembolsos y las disputas han costado más de lo que han aportado tus ventas. Las nuevas ventas cubren la diferencia antes de que se transfiera nada.',
};

export const instantPayoutCopy: Words<typeof englishInstantPayoutCopy> = {
  offerTitle: 'Cobra en minutos',
  offer: (amount) => `Puedes transferir ${amount} al instante, también de noche y en fin de semana.`,
  payOut: (amount) => `Transferir ${amount} al instante`,
  hint: 'Sobre las transferencias instantáneas',
  hintText: (percentage) =>
    `El dinero está en tu cuenta bancaria en 30 minutos como máximo. La comisión es el ${percentage} del importe.`,

  title: (amount) => `¿Transferir ${amount} al instante?`,
  lead: 'Los fondos llegan a tu cuenta bancaria en 30 minutos como máximo.',
  amount: 'Saldo disponible para transferencia instantánea',
  fee: (percentage) => `Comisión por transferencia instantánea (${percentage})`,
  feeUntold: 'Comisión por transferencia instantánea: el banco la comunica después',
  hintUntold:
    'El dinero está en tu cuenta bancaria en 30 minutos como máximo. El banco comunica su comisión después.',
  net: 'Importe neto de la transferencia',
  learnMore: 'Más información',
  cancel: 'Cancelar',
  confirm: (amount) => `Transferir ${amount}`,
  failed: 'Error al crear la transferencia instantánea.',
  unchanged: 'No se ha cambiado nada.',
  inTransit: (amount) => `Transferencia instantánea de ${amount} en camino.`,
  viewDetails: 'Ver detalles',
};

export const payoutsCardCopy: Words<typeof englishPayoutsCardCopy> = {
  title: 'Transferencias',
  schedule: (words) => `Automáticas, ${words}.`,
  forecastNote:
    'Estimaciones según lo pendiente y tu calendario. Los reembolsos y las disputas pueden cambiarlas.',
  dates: 'Fechas de las transferencias',
  estimate: 'Estimación',
  leaves: (day) => `Sale el ${day}`,
  left: (day) => `Salió el ${day}`,
  arrives: (day) => `Llega el ${day}`,
  arrived: (day) => `Llegó el ${day}`,
  cameBack: 'Devuelta',
  planned: (day) => `Prevista para el ${day}`,
  neverLeft: 'Cancelada antes de salir',
  history: 'Ver todo el historial de transferencias',
  changeSchedule: 'Cambiar el calendario de transferencias',
  updateBank: 'Actualizar los datos bancarios',
  learnMore: 'Más información',
};

export const nextPayoutCopy: Words<typeof englishNextPayoutCopy> = {
  prepared: 'En preparación, sale pronto',
  estimate: (day) => `Sale el ${day}, estimación`,
  none: 'Ninguna prevista',
  available: (amount) => `${amount} disponibles.`,
};

export const noPayoutCopy: Words<typeof englishNoPayoutCopy> = {
  nothing: 'Todavía no hay nada que transferir',
  held: 'El proveedor retiene tus transferencias.',
  waiting_period: 'Tu primera transferencia se retiene entre 7 y 14 días.',
  bank_errored: 'Las transferencias esperan nuevos datos bancarios.',
  no_bank: 'No hay cuenta bancaria para esta moneda.',
  negative: 'Tu saldo es negativo.',
  manual: 'Tu calendario es manual: nada sale automáticamente.',
  below_minimum: 'Es menos del mínimo para una transferencia programada.',
};

export const payoutNoticeCopy: Words<typeof englishPayoutNoticeCopy> = {
  suspended: {
    title: 'Tus transferencias están suspendidas temporalmente',
    text: 'Tu saldo sigue siendo tuyo.',
  },
  waits_for_details: {
    title: 'Las transferencias esperan tus datos',
    text: 'Tu saldo sigue siendo tuyo.',
  },
  account_rejected: {
    title: 'Las transferencias se han detenido',
    text: 'El proveedor de pagos guarda el dinero que queda para reembolsos y disputas, y decide cuándo se transfiere el resto.',
  },
  transit: {
    title: 'Las transferencias tardan de 1 a 3 días laborables',
    text: 'De tu banco depende cuándo aparece en tu cuenta una transferencia que ya ha salido.',
  },
  waiting_period: {
    title: 'Tu primera transferencia se retiene entre 7 y 14 días',
    text: 'Es lo habitual en una cuenta nueva. Después, las transferencias siguen tu calendario.',
  },
  no_funds: {
    title: 'Todavía no hay fondos disponibles',
    text: 'Tus pagos aún están pendientes. Estarán disponibles en unos días y saldrán con la transferencia siguiente.',
  },
  negative_balance: {
    title: 'Tu saldo es negativo',
    text: 'Las transferencias esperan a que nuevas ventas cubran la diferencia. Si no la cubren, puede retirarse de tu cuenta bancaria.',
  },
  bank_errored: {
    title: 'Tus transferencias están en pausa',
    text: 'Las transferencias están en pausa porque una reciente ha fallado. Actualiza los datos de tu cuenta bancaria.',
  },
  below_minimum: (minimum) => ({
    title: 'Tus transferencias están en pausa',
    text: `Hay menos de ${minimum} disponibles, que es el mínimo de una transferencia programada. Saldrá cuando haya más.`,
  }),
};

export const accountCardCopy: Words<typeof englishAccountCardCopy> = {
  title: 'Datos de la cuenta',
  payments: 'Pagos',
  payouts: 'Transferencias',
  failed: 'Error al determinar el estado de la conexión.',
  failedText:
    'Vuelve a cargar la página para intentarlo otra vez. Mientras tanto, tu historial de pagos sigue disponible.',
  pendingHint: 'Por qué la cuenta está pendiente',
  pendingText: 'El proveedor está revisando tus datos. Hasta que termine, no tienes que hacer nada.',
  edit: 'Editar los datos',
  learnMore: 'Qué significan los estados',
};
