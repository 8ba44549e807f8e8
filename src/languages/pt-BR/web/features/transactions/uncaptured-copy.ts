import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type {
  uncapturedCopy as englishUncapturedCopy,
  uncapturedListCopy as englishUncapturedListCopy,
} from '#web/features/transactions/uncaptured-copy.ts';

export const uncapturedListCopy: Words<typeof englishUncapturedListCopy> = {
  name: 'Pagamentos não capturados',
  things: (count) => (count === 1 ? 'pagamento' : 'pagamentos'),
  failed: 'Erro ao obter as transações não capturadas.',
  empty: {
    icon: 'clock',
    title: 'Nada a capturar',
    text: 'Pagamentos autorizados e ainda não cobrados aparecerão aqui, com o prazo de captura.',
  },
};

export const uncapturedCopy: Words<typeof englishUncapturedCopy> = {
  columns: {
    details: 'Detalhes',
    created: 'Autorizado em',
    capture_by: 'Capturar até',
    amount: 'Valor',
    customer_name: 'Cliente',
    customer_email: 'E-mail',
    customer_country: 'País',
    risk_level: 'Nível de risco',
    order: 'Pedido',
    actions: 'Ações',
  },
  details: 'Detalhes',
  detailsOf: (amount, day) => `Detalhes do pagamento: ${amount}, autorizado em ${day}`,
  order: (number) => `#${number}`,
  held: 'Retido para análise',
  settled: { capture: 'Capturado', cancel: 'Cancelado' },
  settledHeld: { capture: 'Aprovado', cancel: 'Bloqueado' },
  ending: (count) =>
    plural(count, {
      one: `${count} retenção termina em menos de um dia`,
      other: `${figure(count)} retenções terminam em menos de um dia`,
    }),
  byDeadline: 'Ordenar por prazo',
  leftOfHold: (left, days) =>
    plural(days, { one: `${left}, retenção de ${days} dia`, other: `${left}, retenção de ${days} dias` }),
  noCustomer: 'Sem cliente',
  noEmail: 'Sem e-mail',
  noCountry: 'Sem país',
  noOrder: 'Sem pedido',
  total: 'Total',
  rowName: (customer, amount) => `o pagamento de ${customer}, ${amount}`,
  somebody: 'um cliente',

  selected: (count) => `Seleção: ${count}`,
  inAll: (amounts) => `${amounts} no total`,
  captureThem: (count) =>
    plural(count, { one: `Capturar ${count} pagamento`, other: `Capturar ${figure(count)} pagamentos` }),
  cancelThem: (count) =>
    plural(count, { one: `Cancelar ${count} pagamento`, other: `Cancelar ${figure(count)} pagamentos` }),
  clear: 'Limpar seleção',

  bulk: {
    captureTitle: (count) =>
      plural(count, { one: `Capturar ${count} pagamento?`, other: `Capturar ${figure(count)} pagamentos?` }),
    cancelTitle: (count) =>
      plural(count, { one: `Cancelar ${count} pagamento?`, other: `Cancelar ${figure(count)} pagamentos?` }),
    checking: 'Verificando cada pagamento. Nada foi enviado.',
    checkFailed: 'Não foi possível verificar os pagamentos. Nada foi enviado.',
    ready: (count, amounts) =>
      plural(count, {
        one: `${count} pagamento pode ser enviado: ${amounts}.`,
        other: `${figure(count)} pagamentos podem ser enviados: ${amounts}.`,
      }),
    noneReady: 'Nenhum deles pode ser enviado.',
    leftOut: (count) =>
      plural(count, { one: `${count} fica de fora.`, other: `${figure(count)} ficam de fora.` }),
    cancelWarning: 'Os clientes não são cobrados, não custa nada a você, e eles teriam que pagar de novo.',
    captureAction: (count) =>
      plural(count, { one: `Capturar ${count} pagamento`, other: `Capturar ${figure(count)} pagamentos` }),
    cancelAction: (count) =>
      plural(count, { one: `Cancelar ${count} pagamento`, other: `Cancelar ${figure(count)} pagamentos` }),
    capturing: 'Capturando pagamentos',
    canceling: 'Cancelando pagamentos',
    progress: (done, all) => `${done} de ${all} com resposta`,
    done: (captured, failed, open) =>
      [
        plural(captured, { one: `${captured} feito`, other: `${figure(captured)} feitos` }),
        failed > 0 && plural(failed, { one: `${failed} falhou`, other: `${figure(failed)} falharam` }),
        open > 0 && `${figure(open)} a confirmar`,
      ]
        .filter(Boolean)
        .join(', '),
    close: 'Manter como estão',
    back: 'Voltar à lista',
    row: (order, customer) => `#${order}, ${customer}`,
    rows: 'Pagamentos escolhidos',
    approvesIt: ' (retido para análise: isto o aprova)',
    blocksIt: ' (retido para análise: isto o bloqueia)',
    waiting: 'Em espera',
    sending: 'Enviando',
    confirming: 'Confirmando',
    captured: 'Capturado',
    canceled: 'Cancelado',
    failed: 'Falhou',
  },

  verdicts: {
    ready: 'Pronto',
    missing: 'Não encontrado',
    captured: 'Já capturado',
    canceled: 'Já cancelado',
    expired: 'Expirado',
    not_authorized: 'Não autorizado',
    refunded: 'Pedido reembolsado',
    disputed: 'Em disputa',
    without_order: 'Sem pedido',
    under_way: 'Confirmando',
  },
};
