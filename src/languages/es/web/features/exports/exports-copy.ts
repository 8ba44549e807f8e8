import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  exportFiltersCopy as englishExportFiltersCopy,
  exportsCopy as englishExportsCopy,
} from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof englishExportsCopy> = {
  title: 'Exportaciones',
  lead: 'Cada archivo que se pidió, quién lo pidió y qué contenía. Al descargarlo de nuevo se crea otra vez con los datos de ese momento.',
  table: 'Exportaciones',
  columns: {
    kind: 'Archivo',
    state: 'Estado',
    rows: 'Filas',
    size: 'Tamaño',
    checksum: 'Suma de comprobación',
    asked_by: 'Solicitado por',
    created: 'Solicitado',
    actions: 'Acciones',
  },
  kinds: {
    transactions: 'Transacciones',
    payouts: 'Transferencias',
    disputes: 'Disputas',
    blocked: 'Pagos bloqueados',
    'audit-log': 'Registro de auditoría',
    journal: 'Libro diario',
    statement: 'Resumen mensual',
  },
  states: {
    waiting: 'Aún sin descargar',
    streaming: 'En curso',
    finished: 'Descargado',
    failed: 'Interrumpido',
  },
  everything: 'Todo',
  columnsCount: (count) => plural(count, { one: '1 columna', other: `${count} columnas` }),
  checksum: 'suma de comprobación SHA-256',
  you: 'Tú',
  scheduled: 'por una programación',
  download: 'Descargar',
  downloadAgain: 'Descargar de nuevo',
  downloadName: (kind, when) => `Descargar ${kind}, solicitado el ${when}`,
  notYours: 'Solo puede descargarlo quien lo pidió.',
  downloadFailed: (reason) => `No se ha podido obtener el archivo. ${reason}`,
  unknownKind: 'Esta página aún no conoce archivos así. Vuelve a cargarla e inténtalo de nuevo.',
  elsewhere: 'Se indica que el archivo está en otro sitio.',
  failed: 'No se han podido cargar las exportaciones.',
  emptyTitle: 'Todavía no hay exportaciones',
  empty:
    'Pulsa «Exportar» encima de una lista de transacciones, transferencias o disputas, o del registro de auditoría. Su archivo aparecerá aquí.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
};

export const exportFiltersCopy: Words<typeof englishExportFiltersCopy> = {
  fields: {
    date: 'Fecha',
    amount: 'Importe',
    type: 'Tipo',
    status: 'Estado',
    store_currency: 'Moneda',
    customer_currency: 'Moneda del cliente',
    customer_country: 'País',
    channel: 'Canal',
    source: 'Método de pago',
    source_device: 'Dispositivo',
    risk_level: 'Nivel de riesgo',
    loan_id: 'Préstamo',
    deposit_id: 'Transferencia',
    at_bank: 'En tu banco',
    search: 'Búsqueda',
    action: 'Qué',
    result: 'Resultado',
    actor_email: 'Quién',
    format: 'Formato',
  },
};
