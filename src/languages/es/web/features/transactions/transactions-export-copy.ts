import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english> = {
  title: (count) => `¿Exportar ${count} transacciones?`,
  action: (count) => `Exportar ${count} transacciones`,
  question: (count) =>
    `Vas a exportar ${plural(count, { one: '1 transacción', other: `${figure(count)} transacciones` })}. Si quieres reducir el tamaño de la exportación, puedes usar uno o varios filtros. ¿Quieres continuar?`,
  accountantsColumns:
    'Incluye comisiones, neto, impuesto, pedido, transferencia y su llegada, sean cuales sean las columnas que ves.',
};
