import type { Words } from '#languages/kit/words.ts';
import type {
  customersCopy as englishCustomersCopy,
  customersListCopy as englishCustomersListCopy,
} from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof englishCustomersListCopy> = {
  name: 'Clientes',
  things: (count) => (count === 1 ? 'cliente' : 'clientes'),
  failed: 'Não foi possível carregar os clientes.',
  empty: {
    icon: 'customers',
    title: 'Ainda não há clientes',
    text: 'Quem abrir uma conta na sua loja aparecerá aqui. Visitantes aparecem com os seus pedidos.',
  },
};

export const customersCopy: Words<typeof englishCustomersCopy> = {
  title: 'Clientes',
  search: {
    label: 'Buscar por nome ou e-mail do cliente',
    placeholder: 'Nome ou e-mail do cliente',
    anything: (text) => `Todos os clientes com nome ou e-mail que contenha “${text}”`,
  },
  columns: {
    name: 'Nome',
    email: 'E-mail',
    country: 'País',
    since: 'Cliente desde',
    orders: 'Pedidos',
    lastOrder: 'Último pedido',
  },
  noCountry: 'Sem país',
  noOrder: 'Ainda sem pedido',
  country: 'País',
  is: 'é',
};
