import type { Words } from '#languages/kit/words.ts';
import type {
  transactionsCopy as englishTransactionsCopy,
  transactionsListCopy as englishTransactionsListCopy,
} from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof englishTransactionsListCopy> = {
  name: 'Transações',
  things: (count) => (count === 1 ? 'transação' : 'transações'),
  failed: 'Erro ao obter as transações.',
  empty: {
    icon: 'card',
    title: 'Ainda não há transações',
    text: 'O primeiro pagamento, e depois cada cobrança, reembolso e tarifa, aparecerão aqui assim que acontecerem.',
  },
};

export const transactionsCopy: Words<typeof englishTransactionsCopy> = {
  title: 'Transações',

  tabs: {
    label: 'Tipos de transações',
    transactions: 'Transações',
    uncaptured: 'Não capturados',
    blocked: 'Bloqueados',
    waiting: 'em espera',
    counting: '…',
  },
  search: {
    people: { label: 'Buscar por nome ou e-mail do cliente', placeholder: 'Nome ou e-mail do cliente' },
    orders: {
      label: 'Buscar por número do pedido, nome ou e-mail do cliente',
      placeholder: 'Pedido, cliente, e-mail',
    },
    subscriptions: {
      label: 'Buscar por número do pedido, número da assinatura, nome ou e-mail do cliente',
      placeholder: 'Pedido, assinatura, cliente, e-mail',
    },
    anything: (text) => `Todas as transações com nome ou e-mail de cliente que contenha “${text}”`,
  },

  total: 'Total',
  fees: 'Tarifas',
  net: 'Líquido',
  chooseCurrency: 'Escolha uma moeda para ver os totais.',
  note: (currency, zone) => `${currency}, ${zone}`,

  forAccountants: 'Para a contabilidade',
};
