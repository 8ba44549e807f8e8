import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  awaitingListCopy as englishAwaitingListCopy,
  disputesCopy as englishDisputesCopy,
  disputesListCopy as englishDisputesListCopy,
} from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'Disputas',
  things: (count: number) => plural(count, { one: 'disputa', other: 'disputas' }),
  failed: 'Error al obtener las disputas.',
  summaryFailed: 'Error al obtener el resumen de las disputas.',
};

export const disputesListCopy: Words<typeof englishDisputesListCopy> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'No hay disputas',
    text: 'Cuando el banco de un cliente pregunte por un pago o lo retire, aparecerá aquí con su plazo de respuesta.',
  },
};
export const awaitingListCopy: Words<typeof englishAwaitingListCopy> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Nada espera tu respuesta',
    text: 'Todas las disputas y consultas están respondidas o decididas. Las nuevas aparecen aquí, y te avisamos por correo antes de que termine su plazo.',
  },
};

export const disputesCopy: Words<typeof englishDisputesCopy> = {
  title: 'Disputas',
  show: 'Mostrar',
  awaiting: 'A la espera de respuesta',
  all: 'Todas las disputas',
  search: {
    label: 'Buscar por número de pedido, nombre o correo del cliente',
    placeholder: 'Pedido, cliente, correo',
    anything: (text) => `Todas las disputas de clientes cuyo nombre o correo contenga «${text}»`,
  },
  status: 'Estado',
  date: 'Fecha de la disputa',

  total: 'Total',
  atStake: 'En juego',
  between: ' · ',
  note: (currency, zone) => `${currency}, ${zone}`,

  details: 'Detalles',
  detailsOf: (amount, customer) => `Detalles de la disputa: ${amount}, ${customer}`,
  action: 'Acción',
  respond: 'Responder',
  seeDetails: 'Ver detalles',
  actionFor: (action, amount, customer) => `${action}: ${amount}, ${customer}`,
  lastDay: 'Hoy es el último día',
  dueSoon: (days) =>
    plural(days, { one: 'Queda 1 día, vence pronto', other: `Quedan ${days} días, vence pronto` }),
  daysLeft: (days) => plural(days, { one: 'Queda 1 día', other: `Quedan ${days} días` }),
  noDeadline: 'No se espera respuesta',
  noSource: 'Sin método de pago',
  noOrder: 'Sin pedido',
  aCustomer: 'un cliente',
  noCustomer: 'Sin cliente',
  noEmail: 'Sin correo',
  noCountry: 'Sin país',
  order: (number) => `#${number}`,

  exportTitle: (count) => `¿Exportar ${count} disputas?`,
  exportAction: (count) => `Exportar ${count} disputas`,
  exportQuestion: (count) =>
    `Vas a exportar ${plural(count, { one: '1 disputa', other: `${figure(count)} disputas` })}. Si quieres reducir el tamaño de la exportación, puedes usar uno o varios filtros. ¿Quieres continuar?`,
};
