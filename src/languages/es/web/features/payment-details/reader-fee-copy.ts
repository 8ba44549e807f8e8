import type { Words } from '#languages/kit/words.ts';
import type { readerFeeCopy as english } from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english> = {
  title: 'Comisiones de lectores de tarjetas',
  lead: 'Lo que costó cada lector en el mes de esta comisión.',
  failed: 'No se han cargado los datos de los lectores',
  table: 'Lectores de tarjetas',
  reader: 'ID del lector',
  status: 'Estado',
  count: 'Transacciones',
  fee: 'Comisión',
  currency: 'Moneda',
  total: 'Total',
  statuses: { active: 'Activo', inactive: 'Inactivo' },
  download: 'Descargar CSV',
  file: (id) => `lectores-de-tarjetas-${id}.csv`,
  empty: 'No se conoce ningún lector para esta comisión',
  emptyText: 'Cuando el proveedor de pagos comunique qué lectores se usaron, aparecerán aquí.',
};
