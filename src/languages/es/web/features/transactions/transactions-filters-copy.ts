import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Fecha',
  type: 'Tipo',
  channel: 'Canal',
  country: 'País del cliente',
  risk: 'Nivel de riesgo',
  source: 'Método de pago',
  device: 'Dispositivo',
  paidCurrency: 'Moneda del pago',
  loan: 'Préstamo',
  payout: 'ID de transferencia',
  carried: 'Arrastrado de la transferencia',
  isIn: 'es uno de',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Activo' : 'Devuelto por completo'}`,
};
