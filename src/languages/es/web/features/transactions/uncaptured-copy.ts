import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  uncapturedCopy as englishUncapturedCopy,
  uncapturedListCopy as englishUncapturedListCopy,
} from '#web/features/transactions/uncaptured-copy.ts';

export const uncapturedListCopy: Words<typeof englishUncapturedListCopy> = {
  name: 'Pagos sin capturar',
  things: (count) => plural(count, { one: 'pago', other: 'pagos' }),
  failed: 'Error al obtener las transacciones sin capturar.',
  empty: {
    icon: 'clock',
    title: 'No hay nada por capturar',
    text: 'Aquí aparecerán los pagos autorizados y aún no cobrados, con su plazo de captura.',
  },
};

export const uncapturedCopy: Words<typeof englishUncapturedCopy> = {
  columns: {
    details: 'Detalles',
    created: 'Autorizado el',
    capture_by: 'Plazo de captura',
    amount: 'Importe',
    customer_name: 'Cliente',
    customer_email: 'Correo',
    customer_country: 'País',
    risk_level: 'Nivel de riesgo',
    order: 'Pedido',
    actions: 'Acciones',
  },
  details: 'Detalles',
  detailsOf: (amount, day) => `Detalles del pago: ${amount}, autorizado el ${day}`,
  order: (number) => `#${number}`,
  held: 'Retenido para revisión',
  settled: { capture: 'Capturado', cancel: 'Cancelado' },
  settledHeld: { capture: 'Aprobado', cancel: 'Bloqueado' },
  ending: (count) =>
    plural(count, {
      one: '1 retención termina en menos de un día',
      other: `${figure(count)} retenciones terminan en menos de un día`,
    }),
  byDeadline: 'Ordenar por plazo',
  leftOfHold: (left, days) =>
    plural(days, { one: `${left}, retención de 1 día`, other: `${left}, retención de ${days} días` }),
  noCustomer: 'Sin cliente',
  noEmail: 'Sin correo',
  noCountry: 'Sin país',
  noOrder: 'Sin pedido',
  total: 'Total',
  rowName: (customer, amount) => `el pago de ${customer}, ${amount}`,
  somebody: 'un cliente',

  selected: (count) => `Selección: ${count}`,
  inAll: (amounts) => `${amounts} en total`,
  captureThem: (count) => plural(count, { one: 'Capturar 1 pago', other: `Capturar ${figure(count)} pagos` }),
  cancelThem: (count) => plural(count, { one: 'Cancelar 1 pago', other: `Cancelar ${figure(count)} pagos` }),
  clear: 'Quitar selección',

  bulk: {
    captureTitle: (count) =>
      plural(count, { one: '¿Capturar 1 pago?', other: `¿Capturar ${figure(count)} pagos?` }),
    cancelTitle: (count) =>
      plural(count, { one: '¿Cancelar 1 pago?', other: `¿Cancelar ${figure(count)} pagos?` }),
    checking: 'Comprobando cada pago. No se ha enviado nada.',
    checkFailed: 'No se han podido comprobar los pagos. No se ha enviado nada.',
    ready: (count, amounts) =>
      plural(count, {
        one: `Se puede enviar 1 pago: ${amounts}.`,
        other: `Se pueden enviar ${figure(count)} pagos: ${amounts}.`,
      }),
    noneReady: 'No se puede enviar ninguno.',
    leftOut: (count) => plural(count, { one: 'Se omite 1.', other: `Se omiten ${figure(count)}.` }),
    cancelWarning: 'No se cobra a los clientes, no te cuesta nada y tendrían que volver a pagar.',
    captureAction: (count) =>
      plural(count, { one: 'Capturar 1 pago', other: `Capturar ${figure(count)} pagos` }),
    cancelAction: (count) =>
      plural(count, { one: 'Cancelar 1 pago', other: `Cancelar ${figure(count)} pagos` }),
    capturing: 'Capturando pagos',
    canceling: 'Cancelando pagos',
    progress: (done, all) => `${done} de ${all} con respuesta`,
    done: (captured, failed, open) =>
      [
        plural(captured, { one: '1 hecho', other: `${figure(captured)} hechos` }),
        failed > 0 && plural(failed, { one: '1 fallido', other: `${figure(failed)} fallidos` }),
        open > 0 && `${figure(open)} por confirmar`,
      ]
        .filter(Boolean)
        .join(', '),
    close: 'Dejarlos como están',
    back: 'Volver a la lista',
    row: (order, customer) => `#${order}, ${customer}`,
    rows: 'Pagos elegidos',
    approvesIt: ' (retenido para revisión: esto lo aprueba)',
    blocksIt: ' (retenido para revisión: esto lo bloquea)',
    waiting: 'En espera',
    sending: 'Enviando',
    confirming: 'Confirmando',
    captured: 'Capturado',
    canceled: 'Cancelado',
    failed: 'Fallido',
  },

  verdicts: {
    ready: 'Listo',
    missing: 'No encontrado',
    captured: 'Ya capturado',
    canceled: 'Ya cancelado',
    expired: 'Caducado',
    not_authorized: 'No autorizado',
    refunded: 'Pedido reembolsado',
    disputed: 'En disputa',
    without_order: 'Sin pedido',
    under_way: 'Confirmando',
  },
};
