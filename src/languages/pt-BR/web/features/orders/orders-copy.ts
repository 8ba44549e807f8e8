import type { Words } from '#languages/kit/words.ts';
import type {
  ordersCopy as englishOrdersCopy,
  ordersListCopy as englishOrdersListCopy,
} from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof englishOrdersListCopy> = {
  name: 'Pedidos',
  things: (count) => (count === 1 ? 'pedido' : 'pedidos'),
  failed: 'Não foi possível carregar os pedidos.',
  empty: {
    icon: 'orders',
    title: 'Ainda não há pedidos',
    text: 'O que os clientes comprarem na sua loja aparecerá aqui, cada pedido com os itens e o pagamento.',
  },
};

export const ordersCopy: Words<typeof englishOrdersCopy> = {
  title: 'Pedidos',
  search: {
    label: 'Buscar por número do pedido, nome ou e-mail do cliente',
    placeholder: 'Pedido, cliente, e-mail',
    anything: (text) => `Todos os pedidos com número, cliente ou e-mail que contenha “${text}”`,
  },
  status: 'Status',
  account: 'Conta',
  accounts: { connected: 'Conectada agora', left: 'Um ambiente de testes que você deixou' },
  selected: (count) => `Seleção: ${count}`,
  notReady: (count) => `Não pagos ou já concluídos: ${count}`,
  clear: 'Limpar seleção',
  rowName: (number) => `pedido #${number}`,
  mails: {
    open: 'E-mails aos clientes',
    title: 'E-mails aos clientes',
    text: 'Os clientes são informados dos pedidos por e-mail. Escolha quais são enviados; cada um é enviado uma vez.',
    choices: {
      paid: 'Um pedido foi pago',
      refunded: 'Um pedido foi reembolsado, inteiro ou em parte',
      completed: 'Um pedido foi concluído',
    },
    save: 'Salvar',
    saved: 'A escolha foi salva.',
    notSaved: 'A escolha não foi salva.',
    failed: 'Não foi possível carregar a escolha.',
  },
  ofCustomer: 'Pedidos de um cliente',
  ofSubscription: (number) => `Pedidos da assinatura #${number}.`,
  showAll: 'Mostrar todos os pedidos',
};
