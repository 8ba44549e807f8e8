import type { Words } from '#languages/kit/words.ts';
import type { proofPaperCopy as english } from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english> = {
  title: 'Justificante de la transferencia',
  payout: 'ID de transferencia',
  status: 'Estado',
  arrival: 'Prevista',
  account: 'Cuenta bancaria',
  reference: 'ID de referencia bancaria',
  atBank: 'En tu banco',
  checked: 'Comprobado',
  unknown: 'No disponible',
  line: (currency) => `De qué se compone (${currency})`,
  rows: 'Filas',
  amount: 'Importe',
  toTheBank:
    'Cada movimiento de esta transferencia está en una de las líneas anteriores, y la última línea figura en el extracto del banco.',
  toTheProvider:
    'Cada movimiento de esta transferencia está en una de las líneas anteriores. Todavía no se ha importado y conciliado ningún extracto bancario que la muestre.',
  foot: (store, payout) => `${store}, justificante de la transferencia ${payout}`,
};
