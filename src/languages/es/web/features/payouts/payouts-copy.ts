import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  feedbackCopy as englishFeedbackCopy,
  payoutNoticesCopy as englishPayoutNoticesCopy,
  payoutsCopy as englishPayoutsCopy,
  payoutsListCopy as englishPayoutsListCopy,
  payoutTilesCopy as englishPayoutTilesCopy,
} from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof englishPayoutsListCopy> = {
  name: 'Historial de transferencias',
  things: (count) => plural(count, { one: 'transferencia', other: 'transferencias' }),
  failed: 'Error al obtener las transferencias.',
  empty: {
    icon: 'payout',
    title: 'Todavía no hay transferencias',
    text: 'Cuando tus primeros pagos estén disponibles, saldrán hacia tu banco y cada transferencia aparecerá aquí.',
  },
};

export const payoutsCopy: Words<typeof englishPayoutsCopy> = {
  title: 'Transferencias',
  show: 'Mostrar',
  showAll: 'Todas las transferencias',
  showAdvanced: 'Filtros avanzados',
  total: 'Total',
  chooseCurrency: 'Elige una moneda para ver los totales.',
  note: (currency, zone) => `${currency}, ${zone}`,

  filters: {
    date: 'Fecha',
    status: 'Estado',
    source: 'Método de pago',
  },

  detailsColumn: 'Detalles',
  details: 'Detalles',
  detailsOf: (type, amount, day) => `Detalles de la transferencia: ${type} de ${amount}, ${day}`,
  noBank: 'Sin cuenta bancaria',
  atBankColumn: 'En tu banco',
  notAtBank: 'No se espera ninguna línea',
  whatToDo: 'Qué hacer',
  whatToDoAbout: (state) => `${state}: qué hacer`,

  exportTitle: (count) => `¿Exportar ${count} transferencias?`,
  exportAction: (count) => `Exportar ${count} transferencias`,
  exportQuestion: (count) =>
    `Vas a exportar ${plural(count, { one: '1 transferencia', other: `${figure(count)} transferencias` })}. Si quieres reducir el tamaño de la exportación, puedes usar uno o varios filtros. ¿Quieres continuar?`,
};

export const payoutTilesCopy: Words<typeof englishPayoutTilesCopy> = {
  label: 'Las transferencias de un vistazo',
  next: 'Próxima transferencia',
  inTransit: 'En camino',
  paidThisMonth: 'Transferido este mes',
  payouts: (count, words) => plural(count, { one: '1 transferencia', other: `${words} transferencias` }),
  unknown: 'No se ha podido leer',
};

export const payoutNoticesCopy: Words<typeof englishPayoutNoticesCopy> = {
  failed:
    'Las transferencias están en pausa porque una reciente ha fallado. Actualiza los datos de tu cuenta bancaria.',
  failedTitle: 'Tus transferencias están en pausa',
  updateBank: 'Actualizar los datos bancarios',
  nextTitle: 'Cuándo sale tu próxima transferencia',
  next: (schedule) =>
    `Los fondos disponibles se transfieren automáticamente, ${schedule}. Los bancos tardan de 1 a 3 días laborables en mostrarlos.`,
  learnMore: 'Más información sobre los calendarios de transferencias',
};

export const feedbackCopy: Words<typeof englishFeedbackCopy> = {
  question: '¿Te funcionan bien las transferencias?',
  questionText: 'Tu opinión ayuda a otros comerciantes a elegir y a nosotros a arreglar lo que no funciona.',
  yes: 'Sí',
  no: 'No',

  positiveTitle: 'Nos alegra saberlo',
  positiveText: 'Si quieres, cuéntaselo a otros comerciantes: tu opinión les ayuda a elegir bien.',
  done: 'Listo',

  negativeTitle: '¿Qué podríamos mejorar?',
  negativeText: 'Cuéntanos qué salió mal o qué echas en falta. Leemos cada palabra.',
  comments: 'Tu opinión',
  send: 'Enviar opinión',
  cancel: 'Cancelar',
  thanks: '¡Gracias por tu opinión!',
  failed: 'Tu opinión no se ha enviado.',
};
