import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  blockedCopy as englishBlockedCopy,
  blockedListCopy as englishBlockedListCopy,
} from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof englishBlockedListCopy> = {
  name: 'Pagos bloqueados',
  things: (count) => plural(count, { one: 'pago', other: 'pagos' }),
  failed: 'Error al obtener las transacciones en revisión.',
  empty: {
    icon: 'shield',
    title: 'No se ha bloqueado nada',
    text: 'Aquí aparecerán los pagos que tus reglas antifraude bloqueen o retengan hasta que los revises.',
  },
};

export const blockedCopy: Words<typeof englishBlockedCopy> = {
  details: 'Detalles',
  detailsOf: (status, amount, day) => `Detalles del pago: ${status}, ${amount}, ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'Sin cliente',
  noPayment: 'Sin pago',
  noRule: 'No se conoce ninguna regla',
  search: {
    label: 'Buscar por número de pedido o nombre del cliente',
    placeholder: 'Pedido o cliente',
    anything: (text) => `Todos los pagos con un nombre de cliente que contenga «${text}»`,
  },
  export: 'Exportar',
  exportFailed: 'Se ha producido un problema al generar tu exportación.',
  tryAgain: 'Reintentar',
  filename: (day) => `pagos-bloqueados-${day}.csv`,
};
