import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  ordersCopy as englishOrdersCopy,
  ordersListCopy as englishOrdersListCopy,
} from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof englishOrdersListCopy> = {
  name: 'Pedidos',
  things: (count) => plural(count, { one: 'pedido', other: 'pedidos' }),
  failed: 'No se han podido cargar los pedidos.',
  empty: {
    icon: 'orders',
    title: 'Todavía no hay pedidos',
    text: 'Aquí aparecerá lo que los clientes compren en tu tienda, cada pedido con sus artículos y su pago.',
  },
};

export const ordersCopy: Words<typeof englishOrdersCopy> = {
  title: 'Pedidos',
  search: {
    label: 'Buscar por número de pedido, nombre o correo del cliente',
    placeholder: 'Pedido, cliente, correo',
    anything: (text) => `Todos los pedidos con un número, cliente o correo que contenga «${text}»`,
  },
  status: 'Estado',
  account: 'Cuenta',
  accounts: { connected: 'Conectada ahora', left: 'Un entorno de pruebas que dejaste' },
  selected: (count) => `Selección: ${count}`,
  notReady: (count) => `Sin pagar o ya completados: ${count}`,
  clear: 'Quitar selección',
  rowName: (number) => `pedido #${number}`,
  mails: {
    open: 'Correos a los clientes',
    title: 'Correos a los clientes',
    text: 'Los clientes se enteran de sus pedidos por correo. Elige cuáles se envían; cada uno se envía una vez.',
    choices: {
      paid: 'Se pagó un pedido',
      refunded: 'Se reembolsó un pedido, entero o en parte',
      completed: 'Se completó un pedido',
    },
    save: 'Guardar',
    saved: 'La elección está guardada.',
    notSaved: 'La elección no se ha guardado.',
    failed: 'No se ha podido cargar la elección.',
  },
  ofCustomer: 'Pedidos de un cliente',
  ofSubscription: (number) => `Pedidos de la suscripción #${number}.`,
  showAll: 'Mostrar todos los pedidos',
};
