import type { Words } from '#languages/kit/words.ts';
import type { timelineCopy as english } from '#web/features/payment-details/timeline-copy.ts';

/** Um motivo começa com maiúscula; depois dos dois-pontos, não. */
const inSentence = (reason: string): string =>
  reason.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLocaleLowerCase('pt-BR'));

export const timelineCopy: Words<typeof english> = {
  statusChanged: (to) => `O status do pagamento mudou para: ${to}`,
  statuses: {
    started: 'Iniciado',
    authorized: 'Autorizado',
    authorization_voided: 'Autorização cancelada',
    authorization_expired: 'Autorização expirada',
    paid: 'Pago',
    partial_refund: 'Reembolso parcial',
    refunded: 'Reembolsado',
    failed: 'Falhou',
    disputed_needs_response: 'Disputa: precisa de resposta',
    disputed_in_review: 'Disputa: em análise',
    disputed_won: 'Disputa: ganha',
    disputed_lost: 'Disputa: perdida',
  },

  wasAdded: (amount, payout) => `${amount} foram somados ao seu ${payout}`,
  wasDeducted: (amount, payout) => `${amount} foram descontados do seu ${payout}`,
  payoutOf: (day) => `repasse de ${day}`,
  willBeAdded: (amount) => `${amount} serão somados a um repasse futuro`,
  willBeDeducted: (amount) => `${amount} serão descontados de um repasse futuro`,

  authorized: (amount) => `Um pagamento de ${amount} foi autorizado`,
  voided: (amount) => `A autorização de ${amount} foi cancelada`,
  expired: (amount) => `A autorização de ${amount} expirou`,
  charged: (amount) => `Um pagamento de ${amount} foi cobrado`,
  refunded: (amount) => `Um pagamento de ${amount} foi reembolsado`,
  failed: (amount, reason) => `Um pagamento de ${amount} falhou: ${inSentence(reason)}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `Um reembolso de ${amount} falhou: o cartão do cliente está vencido ou foi cancelado. O dinheiro voltou ao seu saldo.`,
    lost_or_stolen_card: (amount) =>
      `Um reembolso de ${amount} falhou: o cartão do cliente foi perdido ou roubado. O dinheiro voltou ao seu saldo.`,
    unknown: (amount) =>
      `Um reembolso de ${amount} falhou: o banco do cliente não deu motivo. O dinheiro voltou ao seu saldo.`,
  },
  arn: (number) => `Número de referência do adquirente (ARN): ${number}`,
  onItsWay: 'A caminho: o banco do cliente ainda não confirmou.',
  waitsFor: {
    insufficient_funds: 'Ainda não saiu: seu saldo não cobre o valor. Sai automaticamente assim que cobrir.',
    charge_pending: 'Ainda não saiu: o próprio pagamento ainda não entrou.',
    requires_action:
      'Ainda não saiu: perguntamos ao cliente por e-mail para qual conta deve ir, e ele não respondeu.',
  },

  noFundsWithdrawn: 'Nenhum valor foi retirado ainda.',
  disputedAs: (reason) => `Pagamento em disputa por este motivo: ${inSentence(reason)}`,
  disputed: 'Pagamento em disputa',
  evidenceSubmitted: 'Suas evidências foram enviadas ao banco',
  evidenceHandedIn:
    'Seu rascunho foi entregue ao banco em seu nome, porque o prazo de resposta estava quase no fim',
  disputeWon: 'O banco decidiu a seu favor',
  disputeLost: 'O banco decidiu a favor do cliente',
  inquiryClosed: 'A consulta foi encerrada sem disputa',
  chargeRefunded: 'O pagamento foi reembolsado enquanto o banco perguntava sobre ele',
  disputedAmount: 'Valor disputado',
  disputeFee: 'Tarifa de disputa',
  reversal: 'Valor devolvido',
  feeRefund: 'Tarifa devolvida',

  loanRepayment: (amount) => `${amount} foram descontados do seu repasse para amortizar um empréstimo`,
  loan: 'Ver todas as amortizações deste empréstimo',

  approvedBy: (who) => `Aprovado por ${who}`,
  blockedBy: (who) => `Bloqueado por ${who}`,
  aProgram: 'um programa com uma chave de API',
  heldForReview: 'Seus filtros antifraude examinaram o pagamento e o colocaram em análise',
  blockedByRules: 'Seus filtros antifraude examinaram o pagamento e o bloquearam',
  outcomes: { review: 'análise', block: 'bloqueio' },
  rule: (rule, outcome) => `${rule}: ${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: 'Tarifa',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `máximo de ${amount}`,
  variableFee: 'Tarifa variável',
  fixedFee: 'Tarifa fixa',
  net: 'Líquido a repassar',
  labelled: (label, value) => `${label}: ${value}`,
};
