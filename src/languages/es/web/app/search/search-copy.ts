import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { searchCopy as english } from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english> = {
  title: 'Buscar',
  field:
    'Busca un pago, un pedido, un cliente, una transferencia, una disputa, una página, un ajuste o ayuda',
  placeholder: 'ID, pedido, nombre, correo, importe, últimos 4 dígitos, página, ajuste',
  results: 'Resultados',
  recent: 'Abierto hace poco',
  pages: 'Páginas',
  settings: 'Ajustes',
  help: 'Ayuda',
  payments: 'Pagos',
  orders: 'Pedidos',
  subscriptions: 'Suscripciones',
  customers: 'Clientes',
  payouts: 'Transferencias',
  disputes: 'Disputas',
  transactions: 'Movimientos del saldo',
  loans: 'Préstamos',
  lists: 'Seguir buscando',

  noName: 'Sin nombre',
  payment: (amount, name) => (name === null ? amount : `${amount} de ${name}`),
  order: (number) => `Pedido #${number}`,
  subscription: (number) => `Suscripción #${number}`,
  loan: (id) => `Transacciones del préstamo ${id}`,
  movement: (type, amount) => `${type} de ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} de ${name}`),
  guest: 'Invitado: abre lo que pagó',
  inTransactions: (text) => `Transacciones con «${text}»`,
  inOrders: (text) => `Pedidos con «${text}»`,
  inCustomers: (text) => `Clientes con «${text}»`,

  nothing: (text) => `No se ha encontrado nada con «${text}». Puedes buscarlo en las listas de abajo.`,
  failed: 'La búsqueda no ha respondido.',
  looking: 'Buscando…',
  count: (count) => plural(count, { one: '1 resultado', other: `${figure(count)} resultados` }),
  keys: { move: 'para moverte', open: 'para abrir', newTab: 'en otra pestaña', close: 'para cerrar' },
};
