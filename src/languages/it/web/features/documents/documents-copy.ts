import { isDocumentType } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#languages/it/domain/account/document-type-copy.ts';
import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof english.documentsListCopy> = {
  name: 'Documenti',
  things: (count) => plural(count, { one: 'documento', other: 'documenti' }),
  failed: 'Impossibile caricare i documenti.',
  empty: {
    icon: 'document',
    title: 'Ancora nessun documento',
    text: 'Il primo giorno di ogni mese compare qui la fattura fiscale delle commissioni del mese precedente.',
  },
};

export const documentsCopy: Words<typeof english.documentsCopy> = {
  title: 'Documenti',
  statements: 'Rendiconti mensili',
  columns: {
    date: 'Data',
    type: 'Tipo',
    number: 'Numero',
    period: 'Periodo',
    fees: 'Commissioni',
    download: 'Scarica',
  },
  filters: {
    date: 'Data',
    type: 'Tipo',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Tipo di documento sconosciuto',
  unknownDocument: 'Questo documento non esiste',
  noPeriod: 'Fattura fiscale senza un periodo valido',
  period: (from, to) => `${from} – ${to}`,
  noFees: 'Nessuna commissione',
  download: 'Scarica',
  downloadOf: (type, period) => `Scarica ${type}, ${period}`,
  notDownloaded: 'Il documento non è stato scaricato.',
  newTab: (name) => `${name}, si apre in una nuova scheda`,
};

export const vatCopy: Words<typeof english.vatCopy> = {
  steps: { number: 'Partita IVA', details: 'Dati dell’attività' },
  numberTitle: 'Inserisci i tuoi dati fiscali',
  numberText:
    'Le fatture fiscali riportano questi dati. Ti vengono chiesti una volta, prima del primo download.',
  registered: (country) => (country === 'JP' ? 'Ho un Corporate Number' : 'Ho una partita IVA'),
  continue: 'Continua',
  cancel: 'Annulla',
  back: 'Indietro',

  detailsTitle: 'Conferma i dati della tua attività',
  detailsText: 'Così la tua attività è indicata su ogni fattura fiscale.',
  name: 'Nome dell’attività',
  address: 'Indirizzo',
  confirm: 'Conferma',
  confirmHint: 'Compila entrambi per continuare.',
  notSaved: 'I tuoi dati fiscali non sono stati salvati.',
};
