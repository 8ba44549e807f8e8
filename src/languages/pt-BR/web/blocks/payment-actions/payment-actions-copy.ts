import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type { paymentActionsCopy as english } from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english> = {
  asked: 'Enviado para aprovação. Nada foi feito ainda.',
  capture: 'Capturar',
  cancel: 'Cancelar',
  approve: 'Aprovar transação',
  block: 'Bloquear transação',
  refund: 'Reembolsar',
  noRefund: 'Por que não é possível reembolsar',
  refundMenu: 'Reembolsar este pagamento',
  refundInFull: 'Reembolso total',
  refundInPart: 'Reembolso parcial',

  captureOf: (order) => `Capturar o pagamento do pedido #${order}`,
  cancelOf: (order) => `Cancelar o pagamento do pedido #${order}`,
  approveShort: 'Aprovar',
  approveOf: (order) => `Aprovar o pagamento do pedido #${order}`,
  blockShort: 'Bloquear',
  blockOf: (order) => `Bloquear o pagamento do pedido #${order}`,

  captured: (order, amount) =>
    `Pagamento do pedido #${order} capturado com sucesso.${amount ? ` Valor: ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `Pagamento do pedido #${order} cancelado com sucesso.${amount ? ` Valor: ${amount}.` : ''}`,
  notCaptured: (order, reason) => `Ocorreu um erro ao capturar o pagamento do pedido #${order}. ${reason}`,
  notCanceled: (order, reason) => `Ocorreu um erro ao cancelar o pagamento do pedido #${order}. ${reason}`,

  reasons: {
    missingOrder: 'O pedido não foi encontrado.',
    refundedOrder: 'Não é possível processar o pagamento de pedidos reembolsados total ou parcialmente.',
    mismatch: 'Não é possível processar o pagamento porque ele não coincide com os dados do pedido.',
    uncapturable: 'Este pagamento não pode ser processado no estado atual.',
    minimum: (amount) => `O valor mínimo que pode ser processado é ${amount}.`,
    tooSmall: 'O valor do pagamento é pequeno demais para ser processado.',
    captureFailed: 'A captura do pagamento não foi concluída.',
    cancelFailed: 'O cancelamento do pagamento não foi concluído.',
    serverError: 'Ocorreu um erro inesperado. Tente de novo mais tarde.',
    other: 'Não é possível processar o pagamento. Tente de novo mais tarde.',
  },

  authorizationFailed: 'Erro ao obter a autorização.',
  tryAgain: 'Tentar de novo',

  refunded: (payment) => `Pagamento #${payment} reembolsado.`,
  notRefunded: (payment) =>
    `Ocorreu um erro ao reembolsar o pagamento #${payment}. Tente de novo mais tarde.`,
  refundTitle: (amount) => `Reembolsar ${amount}?`,
  refundAction: (amount) => `Reembolsar ${amount}`,
  refundText: 'O pagamento inteiro volta para o cliente. Um reembolso não pode ser desfeito.',
  effects: {
    label: 'Efeito deste reembolso',
    loading: 'Calculando o efeito deste reembolso',
    failed: 'Não foi possível calcular o efeito no seu saldo. O valor acima está certo.',
    customer: 'O cliente recebe',
    cost: 'Sai do seu saldo',
    feeKept: 'Tarifa do pagamento',
    feeKeptNote: 'não devolvida',
    balance: 'Seu saldo',
    nextPayout: (day) => `Próximo repasse, ${day}`,
    estimate: 'estimativa',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: 'Motivo (opcional)',
  refundReasons: {
    duplicate: 'Pedido duplicado',
    fraudulent: 'Fraudulento',
    requested_by_customer: 'Solicitado pelo cliente',
    other: 'Outro',
  },

  cancelTitle: (amount) => `Cancelar este pagamento de ${amount}?`,
  cancelText:
    'O cliente não é cobrado, não custa nada a você, e a retenção do dinheiro dele termina. Ele teria que pagar de novo.',
  cancelAction: 'Cancelar o pagamento',
  blockTitle: (amount) => `Bloquear este pagamento de ${amount}?`,
  blockText:
    'O cliente não é cobrado, não custa nada a você, e a sua decisão fica registrada com o seu nome.',
  keep: 'Manter',

  waitingTitle: 'Aguarda captura',
  waitingText: (deadline, left) => `Capture até ${deadline} (${left}). Depois disso, a retenção termina.`,
  decideText: (deadline, left) =>
    `Decida até ${deadline} (${left}). Depois disso, a retenção termina, e o cliente teria que pagar de novo.`,
  lapsed: (deadline) =>
    `A retenção do dinheiro do cliente terminou em ${deadline}. Não é mais possível capturar.`,
  heldTitle: 'Retido para análise',
  heldText: 'Suas regras antifraude retiveram este pagamento. O cliente só é cobrado quando você aprovar.',
  outcomes: {
    label: 'Efeito da sua decisão',
    loading: 'Calculando o efeito da sua decisão',
    failed: 'Não foi possível calcular o efeito no seu saldo. Você pode decidir mesmo assim.',
    capture: 'Capturado: o cliente paga',
    approve: 'Aprovado: o cliente paga',
    cancel: 'Cancelado: ninguém paga',
    block: 'Bloqueado: ninguém paga',
    fee: 'Tarifa',
    feeNote: 'estimativa, exata após a captura',
    notListed: 'conhecida após a captura',
    beforeFee: 'estimativa, antes da tarifa',
    unchanged: 'estimativa, sem mudança',
    leaves: 'Sai com o repasse de',
    nothing: 'nada é movimentado',
  },
  rowEffects: (price) =>
    `Capturar e aprovar cobram do cliente o valor da linha; dele é descontada a tarifa${price ? `, a partir de ${price} no cartão` : ''}. Cancelar e bloquear não cobram nada de ninguém e não custam nada.`,
  review: {
    title: 'Marcado para análise',
    why: {
      rule: 'Uma regra do seu provedor de pagamentos pede que você analise este pagamento.',
      manual: 'Alguém do seu provedor de pagamentos pede que você analise este pagamento.',
    },
    taken:
      'O cliente já pagou, e aprovar não movimenta dinheiro: só indica que você analisou e considerou correto. Se não confiar, reembolse.',
    held: 'Aprovar não captura: o cliente só paga quando você capturar o pagamento.',
    approve: 'Aprovar a análise',
    approved: 'A análise foi encerrada. Nenhum dinheiro foi movimentado.',
    notApproved: (reason) => `Não foi possível aprovar a análise. ${reason}`,
  },
  unconfirmedTitle: 'Ainda não confirmado pelo banco do cliente',
  unconfirmedText:
    'Pagamentos deste tipo levam alguns dias. Até lá, o dinheiro não está no seu saldo, e o pagamento ainda pode falhar. Você não precisa fazer nada.',
  firedRules: {
    held: 'Regras que o retiveram',
    blocked: 'Regras que o bloquearam',
    billTo: 'Cobrança',
    shipTo: 'Entrega',
    title: 'Barrado pelas suas regras antifraude',
    seeRules: 'Ver suas regras antifraude',
  },
  left: {
    days: (count) => plural(count, { one: `resta ${count} dia`, other: `restam ${count} dias` }),
    hours: (count) => plural(count, { one: `resta ${count} hora`, other: `restam ${count} horas` }),
    minutes: (count) => plural(count, { one: `resta ${count} minuto`, other: `restam ${count} minutos` }),
  },
  expired: 'Expirado',
};
