import type { Words } from '#languages/kit/words.ts';
import type { loansCopy as english } from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english> = {
  title: 'Préstamos Capital',
  table: 'Todos los préstamos',
  failed: 'Error al obtener el resumen del préstamo activo.',
  columns: {
    details: 'Detalles',
    paidOut: 'Entregado',
    status: 'Estado',
    amount: 'Importe',
    fee: 'Comisión fija',
    rate: 'Porcentaje retenido',
    firstPaydown: 'Primera devolución',
  },
  active: 'Activo',
  paidOff: (day) => `Devuelto: ${day}`,
  noPaydown: 'Todavía sin devoluciones',
  transactions: 'Transacciones',
  transactionsOf: (amount, day) => `Transacciones del préstamo de ${amount}, ${day}`,
  empty: 'No hay préstamos',
  emptyText:
    'Cuando el proveedor de pagos te ofrezca un préstamo y lo aceptes, aparecerá aquí con lo que llevas devuelto. Se devuelve con una parte de cada venta.',
};
