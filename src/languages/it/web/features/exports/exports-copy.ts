import { either, figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof english.exportsCopy> = {
  title: 'Esportazioni',
  lead: 'Ogni file richiesto, da chi, e che cosa conteneva. Se ne scarichi uno di nuovo, viene ricreato con i dati di quel momento.',
  table: 'Esportazioni',
  columns: {
    kind: 'File',
    state: 'Stato',
    rows: 'Righe',
    size: 'Dimensione',
    checksum: 'Checksum',
    asked_by: 'Richiesta da',
    created: 'Richiesta',
    actions: 'Azioni',
  },
  kinds: {
    transactions: 'Transazioni',
    payouts: 'Bonifici',
    disputes: 'Contestazioni',
    'audit-log': 'Registro di controllo',
    journal: 'Libro giornale',
    statement: 'Rendiconto mensile',
  },
  states: {
    waiting: 'Non ancora scaricata',
    streaming: 'In corso',
    finished: 'Scaricata',
    failed: 'Interrotta',
  },
  everything: 'Tutto',
  columnsCount: (count) => plural(count, { one: '1 colonna', other: `${figure(count)} colonne` }),
  checksum: 'Checksum SHA-256',
  you: 'Tu',
  scheduled: 'da una pianificazione',
  download: 'Scarica',
  downloadAgain: 'Scarica di nuovo',
  downloadName: (kind, when) => `Scarica ${kind}, richiesta: ${when}`,
  notYours: 'Può scaricarla solo chi l’ha richiesta.',
  downloadFailed: (reason) => `Impossibile recuperare il file. ${reason}`,
  unknownKind: 'Questa pagina non conosce ancora file di questo tipo. Ricarica la pagina e riprova.',
  elsewhere: 'Il file risulta su un altro sito.',
  failed: 'Impossibile caricare le esportazioni.',
  emptyTitle: 'Ancora nessuna esportazione',
  empty:
    'Premi “Esporta” sopra un elenco di transazioni, bonifici o contestazioni, o sopra il registro di controllo. Il file comparirà qui.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
};

/** Frase: "Data è tra 1 nov 2026 e 15 nov 2026". */
export const exportFiltersCopy: Words<typeof english.exportFiltersCopy> = {
  fields: {
    date: 'Data',
    type: 'Tipo',
    status: 'Stato',
    store_currency: 'Valuta',
    customer_currency: 'Valuta del cliente',
    customer_country: 'Paese',
    channel: 'Canale',
    source: 'Metodo di pagamento',
    source_device: 'Dispositivo',
    risk_level: 'Livello di rischio',
    loan_id: 'Prestito',
    deposit_id: 'Bonifico',
    at_bank: 'In banca',
    search: 'Ricerca',
    action: 'Azione',
    result: 'Esito',
    actor_email: 'Chi',
    format: 'Formato',
  },
  conditions: {
    is: (field, values) => `${field} è ${either(values)}`,
    is_not: (field, values) => `${field} non è ${either(values)}`,
    is_in: (field, values) => `${field} è ${either(values)}`,
    before: (field, values) => `${field} è prima di ${either(values)}`,
    after: (field, values) => `${field} è dopo ${either(values)}`,
    between: (field, values) => `${field} è tra ${values.join(' e ')}`,
  },
};
