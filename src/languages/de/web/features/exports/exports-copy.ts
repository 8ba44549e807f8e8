import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  exportsCopy as english,
  exportFiltersCopy as englishFilters,
} from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof english> = {
  title: 'Exporte',
  lead: 'Jede angeforderte Datei: von wem, und was sie enthielt. Laden Sie eine erneut herunter, wird sie aus dem dann gültigen Stand neu erstellt.',
  table: 'Exporte',
  columns: {
    kind: 'Datei',
    state: 'Status',
    rows: 'Zeilen',
    size: 'Größe',
    checksum: 'Prüfsumme',
    asked_by: 'Angefordert von',
    created: 'Angefordert',
    actions: 'Aktionen',
  },
  kinds: {
    transactions: 'Transaktionen',
    payouts: 'Auszahlungen',
    disputes: 'Anfechtungen',
    blocked: 'Blockierte Zahlungen',
    'audit-log': 'Prüfprotokoll',
    journal: 'Journal',
    statement: 'Monatsaufstellung',
  },
  states: {
    waiting: 'Noch nicht heruntergeladen',
    streaming: 'Läuft',
    finished: 'Heruntergeladen',
    failed: 'Abgebrochen',
  },
  everything: 'Alles',
  columnsCount: (count) => plural(count, { one: '1 Spalte', other: `${count} Spalten` }),
  checksum: 'SHA-256-Prüfsumme',
  you: 'Sie',
  scheduled: 'durch einen Zeitplan',
  download: 'Herunterladen',
  downloadAgain: 'Erneut herunterladen',
  downloadName: (kind, when) => `${kind} herunterladen, angefordert am ${when}`,
  notYours: 'Nur wer die Datei angefordert hat, kann sie herunterladen.',
  downloadFailed: (reason) => `Die Datei konnte nicht abgerufen werden. ${reason}`,
  unknownKind:
    'Diese Seite kennt solche Dateien noch nicht. Laden Sie die Seite neu und versuchen Sie es erneut.',
  elsewhere: 'Die Datei liegt angeblich auf einer anderen Website.',
  failed: 'Die Exporte konnten nicht geladen werden.',
  emptyTitle: 'Noch keine Exporte',
  empty:
    'Klicken Sie über einer Liste von Transaktionen, Auszahlungen oder Anfechtungen oder über dem Prüfprotokoll auf „Exportieren“. Die Datei steht dann hier.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
};

export const exportFiltersCopy: Words<typeof englishFilters> = {
  fields: {
    date: 'Datum',
    amount: 'Betrag',
    type: 'Art',
    status: 'Status',
    store_currency: 'Währung',
    customer_currency: 'Währung des Kunden',
    customer_country: 'Land',
    channel: 'Vertriebsweg',
    source: 'Zahlungsmethode',
    source_device: 'Gerät',
    risk_level: 'Risikostufe',
    loan_id: 'Darlehen',
    deposit_id: 'Auszahlung',
    at_bank: 'Bei Ihrer Bank',
    search: 'Suche',
    action: 'Was',
    result: 'Ergebnis',
    actor_email: 'Wer',
    format: 'Format',
  },
};
