import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { searchCopy as english } from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english> = {
  title: 'Buscar',
  field:
    'Busque um pagamento, um pedido, um cliente, um repasse, uma disputa, uma página, uma configuração ou ajuda',
  placeholder: 'ID, pedido, nome, e-mail, valor, últimos 4 dígitos, página, configuração',
  results: 'Resultados',
  recent: 'Abertos recentemente',
  pages: 'Páginas',
  settings: 'Configurações',
  help: 'Ajuda',
  payments: 'Pagamentos',
  orders: 'Pedidos',
  subscriptions: 'Assinaturas',
  customers: 'Clientes',
  payouts: 'Repasses',
  disputes: 'Disputas',
  transactions: 'Movimentações do saldo',
  loans: 'Empréstimos',
  lists: 'Continuar buscando',

  noName: 'Sem nome',
  payment: (amount, name) => (name === null ? amount : `${amount} de ${name}`),
  order: (number) => `Pedido #${number}`,
  subscription: (number) => `Assinatura #${number}`,
  loan: (id) => `Transações do empréstimo ${id}`,
  movement: (type, amount) => `${type} de ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} de ${name}`),
  guest: 'Visitante: abre o que pagou',
  inTransactions: (text) => `Transações com “${text}”`,
  inOrders: (text) => `Pedidos com “${text}”`,
  inCustomers: (text) => `Clientes com “${text}”`,

  nothing: (text) => `Nada foi encontrado com “${text}”. Você pode buscar nas listas abaixo.`,
  failed: 'A busca não respondeu.',
  looking: 'Buscando…',
  count: (count) => plural(count, { one: `${count} resultado`, other: `${figure(count)} resultados` }),
  keys: { move: 'para navegar', open: 'para abrir', newTab: 'em nova aba', close: 'para fechar' },
};
