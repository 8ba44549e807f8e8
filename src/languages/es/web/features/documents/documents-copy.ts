import { isDocumentType } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#languages/es/domain/account/document-type-copy.ts';
import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  documentsCopy as englishDocumentsCopy,
  documentsListCopy as englishDocumentsListCopy,
  vatCopy as englishVatCopy,
} from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof englishDocumentsListCopy> = {
  name: 'Documentos',
  things: (count) => plural(count, { one: 'documento', other: 'documentos' }),
  failed: 'Error al obtener los documentos.',
  empty: {
    icon: 'document',
    title: 'Todavía no hay documentos',
    text: 'El primer día de cada mes aparece aquí la factura fiscal de las comisiones del mes anterior.',
  },
};

export const documentsCopy: Words<typeof englishDocumentsCopy> = {
  title: 'Documentos',
  statements: 'Resúmenes mensuales',
  columns: {
    date: 'Fecha',
    type: 'Tipo',
    number: 'Número',
    period: 'Periodo',
    fees: 'Comisiones',
    download: 'Descargar',
  },
  filters: {
    date: 'Fecha',
    type: 'Tipo',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Tipo de documento desconocido',
  unknownDocument: 'No existe ese documento',
  noPeriod: 'Factura fiscal sin fechas de periodo válidas',
  period: (from, to) => `Del ${from} al ${to}`,
  noFees: 'Sin comisiones',
  download: 'Descargar',
  downloadOf: (type, period) => `Descargar ${type}, ${period}`,
  notDownloaded: 'El documento no se ha descargado.',
  newTab: (name) => `${name}, se abre en otra pestaña`,
};

export const vatCopy: Words<typeof englishVatCopy> = {
  steps: { number: 'Número fiscal', details: 'Datos de la empresa' },
  numberTitle: 'Indica tus datos fiscales',
  numberText:
    'Las facturas fiscales llevan estos datos. Se te preguntan una vez, antes de la primera descarga.',
  registered: (country) => (country === 'JP' ? 'Tengo un número corporativo' : 'Tengo un número de IVA'),
  continue: 'Continuar',
  cancel: 'Cancelar',
  back: 'Atrás',

  detailsTitle: 'Confirma los datos de tu empresa',
  detailsText: 'Así figura tu empresa en todas las facturas fiscales.',
  name: 'Nombre de la empresa',
  address: 'Dirección',
  confirm: 'Confirmar',
  confirmHint: 'Rellena ambos para continuar.',
  notSaved: 'Tus datos fiscales no se han guardado.',
};
