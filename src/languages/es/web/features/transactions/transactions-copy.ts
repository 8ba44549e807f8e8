import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  transactionsCopy as englishTransactionsCopy,
  transactionsListCopy as englishTransactionsListCopy,
} from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof englishTransactionsListCopy> = {
  name: 'Transacciones',
  things: (count) => plural(count, { one: 'transacción', other: 'transacciones' }),
  failed: 'Error al obtener las transacciones.',
  empty: {
    icon: 'card',
    title: 'Todavía no hay transacciones',
    text: 'El primer pago, y después cada cargo, reembolso y comisión, aparecerán aquí en cuanto ocurran.',
  },
};

export const transactionsCopy: Words<typeof englishTransactionsCopy> = {
  title: 'Transacciones',

  tabs: {
    label: 'Tipos de transacciones',
    transactions: 'Transacciones',
    uncaptured: 'Sin capturar',
    blocked: 'Bloqueados',
    waiting: 'en espera',
    counting: '…',
  },
  search: {
    people: { label: 'Buscar por nombre o correo del cliente', placeholder: 'Nombre o correo del cliente' },
    orders: {
      label: 'Buscar por número de pedido, nombre o correo del cliente',
      placeholder: 'Pedido, cliente, correo',
    },
    subscriptions: {
      label: 'Buscar por número de pedido, número de suscripción, nombre o correo del cliente',
      placeholder: 'Pedido, suscripción, cliente, correo',
    },
    anything: (text) => `Todas las transacciones con un nombre o correo de cliente que contenga «${text}»`,
  },

  total: 'Total',
  fees: 'Comisiones',
  net: 'Neto',
  chooseCurrency: 'Elige una moneda para ver los totales.',
  note: (currency, zone) => `${currency}, ${zone}`,

  forAccountants: 'Para contabilidad',
};
