import type { Words } from '#languages/kit/words.ts';
import type { timelineCopy as english } from '#web/features/payment-details/timeline-copy.ts';

/** Un motivo empieza con mayúscula; tras los dos puntos, no. */
const inSentence = (reason: string): string =>
  reason.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('es'));

export const timelineCopy: Words<typeof english> = {
  statusChanged: (to) => `El estado del pago ha cambiado a «${to}»`,
  statuses: {
    started: 'Iniciado',
    authorized: 'Autorizado',
    authorization_voided: 'Autorización cancelada',
    authorization_expired: 'Autorización caducada',
    paid: 'Pagado',
    partial_refund: 'Reembolso parcial',
    refunded: 'Reembolsado',
    failed: 'Fallido',
    disputed_needs_response: 'En disputa: por responder',
    disputed_in_review: 'En disputa: en revisión',
    disputed_won: 'En disputa: ganada',
    disputed_lost: 'En disputa: perdida',
  },

  wasAdded: (amount, payout) => `Se han sumado ${amount} a tu ${payout}`,
  wasDeducted: (amount, payout) => `Se han descontado ${amount} de tu ${payout}`,
  payoutOf: (day) => `transferencia del ${day}`,
  willBeAdded: (amount) => `Se sumarán ${amount} a una transferencia futura`,
  willBeDeducted: (amount) => `Se descontarán ${amount} de una transferencia futura`,

  authorized: (amount) => `Se autorizó un pago de ${amount}`,
  voided: (amount) => `Se canceló la autorización de ${amount}`,
  expired: (amount) => `La autorización de ${amount} caducó`,
  charged: (amount) => `Se cobró un pago de ${amount}`,
  refunded: (amount) => `Se reembolsó un pago de ${amount}`,
  failed: (amount, reason) => `Un pago de ${amount} falló: ${inSentence(reason)}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `Un reembolso de ${amount} falló: la tarjeta del cliente ha caducado o se canceló. El dinero vuelve a estar en tu saldo.`,
    lost_or_stolen_card: (amount) =>
      `Un reembolso de ${amount} falló: la tarjeta del cliente se perdió o fue robada. El dinero vuelve a estar en tu saldo.`,
    unknown: (amount) =>
      `Un reembolso de ${amount} falló: el banco del cliente no dio ningún motivo. El dinero vuelve a estar en tu saldo.`,
  },
  arn: (number) => `Número de referencia del adquirente (ARN): ${number}`,
  onItsWay: 'En camino: el banco del cliente aún no lo ha confirmado.',
  waitsFor: {
    insufficient_funds: 'Aún no ha salido: tu saldo no lo cubre. Sale automáticamente en cuanto lo cubra.',
    charge_pending: 'Aún no ha salido: el propio pago todavía no ha llegado.',
    requires_action:
      'Aún no ha salido: se preguntó al cliente por correo a qué cuenta debe ir y no ha respondido.',
  },

  noFundsWithdrawn: 'Todavía no se han retirado fondos.',
  disputedAs: (reason) => `Pago en disputa por este motivo: ${inSentence(reason)}`,
  disputed: 'Pago en disputa',
  evidenceSubmitted: 'Tus pruebas se enviaron al banco',
  evidenceHandedIn:
    'Tu borrador se presentó al banco en tu nombre, porque el plazo de respuesta estaba a punto de terminar',
  disputeWon: 'El banco decidió a tu favor',
  disputeLost: 'El banco decidió a favor del cliente',
  inquiryClosed: 'La consulta se cerró sin disputa',
  chargeRefunded: 'El pago se reembolsó mientras el banco preguntaba por él',
  disputedAmount: 'Importe disputado',
  disputeFee: 'Comisión por disputa',
  reversal: 'Importe devuelto',
  feeRefund: 'Comisión devuelta',

  loanRepayment: (amount) => `Se han descontado ${amount} de tu transferencia para devolver un préstamo`,
  loan: 'Ver todas las devoluciones de este préstamo',

  approvedBy: (who) => `Aprobado por ${who}`,
  blockedBy: (who) => `Bloqueado por ${who}`,
  aProgram: 'un programa con una clave de API',
  heldForReview: 'Tus filtros antifraude examinaron el pago y lo dejaron en revisión',
  blockedByRules: 'Tus filtros antifraude examinaron el pago y lo bloquearon',
  outcomes: { review: 'revisión', block: 'bloqueo' },
  rule: (rule, outcome) => `${rule}: ${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: 'Comisión',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `máximo ${amount}`,
  variableFee: 'Comisión variable',
  fixedFee: 'Comisión fija',
  net: 'Neto a transferir',
  labelled: (label, value) => `${label}: ${value}`,
};
