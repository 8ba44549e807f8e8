import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentActionsCopy as english } from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english> = {
  asked: 'Enviado para aprobación. Todavía no se ha hecho nada.',
  capture: 'Capturar',
  cancel: 'Cancelar',
  approve: 'Aprobar transacción',
  block: 'Bloquear transacción',
  refund: 'Reembolsar',
  noRefund: 'Por qué no se puede reembolsar',
  refundMenu: 'Reembolsar este pago',
  refundInFull: 'Reembolso total',
  refundInPart: 'Reembolso parcial',

  captureOf: (order) => `Capturar el pago del pedido #${order}`,
  cancelOf: (order) => `Cancelar el pago del pedido #${order}`,
  approveShort: 'Aprobar',
  approveOf: (order) => `Aprobar el pago del pedido #${order}`,
  blockShort: 'Bloquear',
  blockOf: (order) => `Bloquear el pago del pedido #${order}`,

  captured: (order, amount) =>
    `Pago del pedido #${order} capturado correctamente.${amount ? ` Importe: ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `Pago del pedido #${order} cancelado correctamente.${amount ? ` Importe: ${amount}.` : ''}`,
  notCaptured: (order, reason) =>
    `Se ha producido un error al capturar el pago del pedido #${order}. ${reason}`,
  notCanceled: (order, reason) =>
    `Se ha producido un error al cancelar el pago del pedido #${order}. ${reason}`,

  reasons: {
    missingOrder: 'No se ha encontrado el pedido.',
    refundedOrder: 'No se puede procesar el pago de pedidos reembolsados total o parcialmente.',
    mismatch: 'No se puede procesar el pago porque no coincide con los datos del pedido.',
    uncapturable: 'Este pago no se puede procesar en su estado actual.',
    minimum: (amount) => `El importe mínimo que se puede procesar es ${amount}.`,
    tooSmall: 'El importe del pago es demasiado bajo para procesarlo.',
    captureFailed: 'La captura del pago no se ha completado.',
    cancelFailed: 'La cancelación del pago no se ha completado.',
    serverError: 'Se ha producido un error inesperado. Inténtalo de nuevo más tarde.',
    other: 'No se puede procesar el pago. Inténtalo de nuevo más tarde.',
  },

  authorizationFailed: 'Error al obtener la autorización.',
  tryAgain: 'Reintentar',

  refunded: (payment) => `Pago #${payment} reembolsado.`,
  notRefunded: (payment) =>
    `Se ha producido un error al reembolsar el pago #${payment}. Inténtalo de nuevo más tarde.`,
  refundTitle: (amount) => `¿Reembolsar ${amount}?`,
  refundAction: (amount) => `Reembolsar ${amount}`,
  refundText: 'El pago completo vuelve al cliente. Un reembolso no se puede deshacer.',
  effects: {
    label: 'Qué supone este reembolso',
    loading: 'Calculando qué supone este reembolso',
    failed: 'No se ha podido calcular qué supone para tu saldo. El importe de arriba es correcto.',
    customer: 'El cliente recibe',
    cost: 'Se descuenta de tu saldo',
    feeKept: 'Comisión del pago',
    feeKeptNote: 'no se devuelve',
    balance: 'Tu saldo',
    nextPayout: (day) => `Próxima transferencia, ${day}`,
    estimate: 'estimación',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: 'Motivo (opcional)',
  refundReasons: {
    duplicate: 'Pedido duplicado',
    fraudulent: 'Fraudulento',
    requested_by_customer: 'Solicitado por el cliente',
    other: 'Otro',
  },

  cancelTitle: (amount) => `¿Cancelar este pago de ${amount}?`,
  cancelText:
    'No se cobra al cliente, no te cuesta nada y termina la retención de su dinero. Tendría que volver a pagar.',
  cancelAction: 'Cancelar el pago',
  blockTitle: (amount) => `¿Bloquear este pago de ${amount}?`,
  blockText: 'No se cobra al cliente, no te cuesta nada y tu decisión queda anotada con tu nombre.',
  keep: 'Mantenerlo',

  waitingTitle: 'Pendiente de captura',
  waitingText: (deadline, left) =>
    `Captúralo a más tardar el ${deadline} (${left}). Después termina la retención.`,
  decideText: (deadline, left) =>
    `Decide a más tardar el ${deadline} (${left}). Después termina la retención y el cliente tendría que volver a pagar.`,
  lapsed: (deadline) =>
    `La retención del dinero del cliente terminó el ${deadline}. Ya no se puede capturar.`,
  heldTitle: 'Retenido para revisión',
  heldText: 'Tus reglas antifraude han retenido este pago. No se cobra al cliente hasta que lo apruebes.',
  outcomes: {
    label: 'Qué supone tu decisión',
    loading: 'Calculando qué supone tu decisión',
    failed: 'No se ha podido calcular qué supone para tu saldo. Puedes decidir igualmente.',
    capture: 'Capturado: el cliente paga',
    approve: 'Aprobado: el cliente paga',
    cancel: 'Cancelado: nadie paga',
    block: 'Bloqueado: nadie paga',
    fee: 'Comisión',
    feeNote: 'estimación, exacta al céntimo tras la captura',
    notListed: 'se conoce tras la captura',
    beforeFee: 'estimación, sin descontar la comisión',
    unchanged: 'estimación, sin cambios',
    leaves: 'Sale con la transferencia del',
    nothing: 'no se mueve nada',
  },
  rowEffects: (price) =>
    `Al capturar o aprobar se cobra al cliente el importe de la fila; de él se descuenta la comisión${price ? `, desde ${price} con tarjeta` : ''}. Al cancelar o bloquear no se cobra a nadie y no cuesta nada.`,
  review: {
    title: 'Marcado para revisión',
    why: {
      rule: 'Una regla de tu servicio de pagos te pide que revises este pago.',
      manual: 'Alguien de tu servicio de pagos te pide que revises este pago.',
    },
    taken:
      'El cliente ya ha pagado, y aprobar no mueve dinero: solo indica que lo has revisado y te parece correcto. Si no te fías, reembólsalo.',
    held: 'Aprobar no lo captura: el cliente solo paga cuando captures el pago.',
    approve: 'Aprobar la revisión',
    approved: 'La revisión está cerrada. No se ha movido dinero.',
    notApproved: (reason) => `No se ha podido aprobar la revisión. ${reason}`,
  },
  unconfirmedTitle: 'Aún sin confirmar por el banco del cliente',
  unconfirmedText:
    'Los pagos de este tipo tardan unos días. Hasta entonces el dinero no está en tu saldo y el pago aún puede fallar. No tienes que hacer nada.',
  firedRules: {
    held: 'Reglas que lo han retenido',
    blocked: 'Reglas que lo han bloqueado',
    billTo: 'Facturar a',
    shipTo: 'Enviar a',
    title: 'Detenido por tus reglas antifraude',
    seeRules: 'Ver tus reglas antifraude',
  },
  left: {
    days: (count) => plural(count, { one: 'queda 1 día', other: `quedan ${count} días` }),
    hours: (count) => plural(count, { one: 'queda 1 hora', other: `quedan ${count} horas` }),
    minutes: (count) => plural(count, { one: 'queda 1 minuto', other: `quedan ${count} minutos` }),
  },
  expired: 'Caducado',
};
