import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type {
  awaitingListCopy as englishAwaitingListCopy,
  disputesCopy as englishDisputesCopy,
  disputesListCopy as englishDisputesListCopy,
} from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'Disputas',
  things: (count: number) => (count === 1 ? 'disputa' : 'disputas'),
  failed: 'Erro ao obter as disputas.',
  summaryFailed: 'Erro ao obter o resumo das disputas.',
};

export const disputesListCopy: Words<typeof englishDisputesListCopy> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'Nenhuma disputa',
    text: 'Quando o banco de um cliente perguntar sobre um pagamento ou o reverter, ele aparecerá aqui com o prazo de resposta.',
  },
};
export const awaitingListCopy: Words<typeof englishAwaitingListCopy> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Nada aguarda a sua resposta',
    text: 'Todas as disputas e consultas foram respondidas ou decididas. As novas aparecem aqui, e lembramos você por e-mail antes que o prazo termine.',
  },
};

export const disputesCopy: Words<typeof englishDisputesCopy> = {
  title: 'Disputas',
  show: 'Mostrar',
  awaiting: 'Aguardando resposta',
  all: 'Todas as disputas',
  search: {
    label: 'Buscar por número do pedido, nome ou e-mail do cliente',
    placeholder: 'Pedido, cliente, e-mail',
    anything: (text) => `Todas as disputas de clientes cujo nome ou e-mail contenha “${text}”`,
  },
  status: 'Status',
  date: 'Data da disputa',

  total: 'Total',
  atStake: 'Em jogo',
  between: ' · ',
  note: (currency, zone) => `${currency}, ${zone}`,

  details: 'Detalhes',
  detailsOf: (amount, customer) => `Detalhes da disputa: ${amount}, ${customer}`,
  action: 'Ação',
  respond: 'Responder',
  seeDetails: 'Ver detalhes',
  actionFor: (action, amount, customer) => `${action}: ${amount}, ${customer}`,
  lastDay: 'Hoje é o último dia',
  dueSoon: (days) =>
    plural(days, { one: `Resta ${days} dia, vence em breve`, other: `Restam ${days} dias, vence em breve` }),
  daysLeft: (days) => plural(days, { one: `Resta ${days} dia`, other: `Restam ${days} dias` }),
  noDeadline: 'Nenhuma resposta esperada',
  noSource: 'Sem forma de pagamento',
  noOrder: 'Sem pedido',
  aCustomer: 'um cliente',
  noCustomer: 'Sem cliente',
  noEmail: 'Sem e-mail',
  noCountry: 'Sem país',
  order: (number) => `#${number}`,

  exportTitle: (count) => `Exportar ${count} disputas?`,
  exportAction: (count) => `Exportar ${count} disputas`,
  exportQuestion: (count) =>
    `Você vai exportar ${plural(count, { one: `${count} disputa`, other: `${figure(count)} disputas` })}. Se quiser reduzir o tamanho da exportação, use um ou mais filtros. Quer continuar?`,
};
