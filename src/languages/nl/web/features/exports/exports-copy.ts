import type { Words } from '#languages/kit/words.ts';
import { either, figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof english.exportsCopy> = {
  title: 'Exports',
  lead: 'Elk bestand dat is aangevraagd, door wie, en wat erin stond. Download je er een opnieuw, dan wordt het opnieuw gemaakt met de gegevens van dat moment.',
  table: 'Exports',
  columns: {
    kind: 'Bestand',
    state: 'Status',
    rows: 'Rijen',
    size: 'Grootte',
    checksum: 'Controlegetal',
    asked_by: 'Aangevraagd door',
    created: 'Aangevraagd',
    actions: 'Acties',
  },
  kinds: {
    transactions: 'Transacties',
    payouts: 'Uitbetalingen',
    disputes: 'Geschillen',
    'audit-log': 'Auditlog',
    journal: 'Journaal',
    statement: 'Maandoverzicht',
  },
  states: {
    waiting: 'Nog niet gedownload',
    streaming: 'Bezig',
    finished: 'Gedownload',
    failed: 'Afgebroken',
  },
  everything: 'Alles',
  columnsCount: (count) => plural(count, { one: '1 kolom', other: `${figure(count)} kolommen` }),
  checksum: 'SHA-256-controlegetal',
  you: 'Jij',
  scheduled: 'door een planning',
  download: 'Downloaden',
  downloadAgain: 'Opnieuw downloaden',
  downloadName: (kind, when) => `${kind} downloaden, aangevraagd ${when}`,
  notYours: 'Alleen wie erom vroeg, kan downloaden.',
  downloadFailed: (reason) => `Het bestand kon niet worden opgehaald. ${reason}`,
  unknownKind: 'Deze pagina kent zulke bestanden nog niet. Laad de pagina opnieuw en probeer het nog eens.',
  elsewhere: 'Het bestand zou op een andere site staan.',
  failed: 'De exports konden niet worden geladen.',
  emptyTitle: 'Nog geen exports',
  empty:
    'Druk op ‘Exporteren’ boven een lijst met transacties, uitbetalingen of geschillen, of boven de auditlog. Het bestand komt hier te staan.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
};

/** In één zin: "Datum ligt tussen 1 nov 2026 en 15 nov 2026". */
export const exportFiltersCopy: Words<typeof english.exportFiltersCopy> = {
  fields: {
    date: 'Datum',
    type: 'Type',
    status: 'Status',
    store_currency: 'Valuta',
    customer_currency: 'Valuta van de klant',
    customer_country: 'Land',
    channel: 'Kanaal',
    source: 'Betaalmethode',
    source_device: 'Apparaat',
    risk_level: 'Risiconiveau',
    loan_id: 'Lening',
    deposit_id: 'Uitbetaling',
    at_bank: 'Bij je bank',
    search: 'Zoekterm',
    action: 'Wat',
    result: 'Resultaat',
    actor_email: 'Wie',
    format: 'Formaat',
  },
  conditions: {
    is: (field, values) => `${field} is ${either(values)}`,
    is_not: (field, values) => `${field} is niet ${either(values)}`,
    is_in: (field, values) => `${field} is ${either(values)}`,
    before: (field, values) => `${field} is voor ${either(values)}`,
    after: (field, values) => `${field} is na ${either(values)}`,
    between: (field, values) => `${field} ligt tussen ${values.join(' en ')}`,
  },
};
