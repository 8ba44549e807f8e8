import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: 'Fecha',
  amount: 'Importe',
  isAtLeast: 'es como mínimo',
  isAtMost: 'es como máximo',
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
  is: 'es',
  isNot: 'no es',
  isIn: 'es uno de',
  isBefore: 'es anterior a',
  isAfter: 'es posterior a',
  isBetween: 'está entre',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID: ${id} | ${isActive ? 'Activo' : 'Devuelto por completo'}`,
};
