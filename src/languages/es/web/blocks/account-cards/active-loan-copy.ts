import type { Words } from '#languages/kit/words.ts';
import type { activeLoanCopy as english } from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english> = {
  title: 'Resumen del préstamo activo',
  failed: 'Error al obtener el resumen del préstamo activo.',
  active: 'Activo',
  repaid: 'Devuelto hasta ahora, comisión incluida',
  of: (paid, total) => `${paid} de ${total}`,
  interval: (day) => `Mínimo para el ${day}`,
  intervalDone: (paid) => `${paid}: suficiente para este periodo`,
  intervalNote: (left, day) =>
    `Si las ventas no aportan ${left} más antes de que acabe el ${day}, el resto se descuenta de tu saldo.`,
  advance: 'Importe del préstamo',
  fee: 'Comisión fija',
  rate: 'Retenido de cada venta',
  paidOut: 'Entregado',
  begins: 'Devoluciones desde',
  beginsLater: 'Inicio de las devoluciones',
  transactions: 'Ver transacciones',
  allLoans: 'Ver todos los préstamos',
};
