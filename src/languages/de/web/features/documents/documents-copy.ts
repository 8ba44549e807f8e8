import { isDocumentType } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#languages/de/domain/account/document-type-copy.ts';
import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  documentsCopy as english,
  documentsListCopy as englishList,
  vatCopy as englishVat,
} from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof englishList> = {
  name: 'Dokumente',
  things: (count) => plural(count, { one: 'Dokument', other: 'Dokumente' }),
  failed: 'Fehler beim Abrufen der Dokumente.',
  empty: {
    icon: 'document',
    title: 'Noch keine Dokumente',
    text: 'Am ersten Tag jedes Monats steht hier die Rechnung über die Gebühren des Vormonats.',
  },
};

export const documentsCopy: Words<typeof english> = {
  title: 'Dokumente',
  statements: 'Monatsaufstellungen',
  columns: {
    date: 'Datum',
    type: 'Art',
    number: 'Nummer',
    period: 'Zeitraum',
    fees: 'Gebühren',
    download: 'Herunterladen',
  },
  filters: {
    date: 'Datum',
    type: 'Art',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Unbekannte Dokumentart',
  unknownDocument: 'Ein solches Dokument gibt es nicht',
  noPeriod: 'Gebührenrechnung ohne gültigen Zeitraum',
  period: (from, to) => `${from} bis ${to}`,
  noFees: 'Keine Gebühren',
  download: 'Herunterladen',
  downloadOf: (type, period) => `${type} herunterladen, ${period}`,
  notDownloaded: 'Das Dokument wurde nicht heruntergeladen.',
  newTab: (name) => `${name}, öffnet sich in einem neuen Tab`,
};

export const vatCopy: Words<typeof englishVat> = {
  steps: { number: 'USt-IdNr.', details: 'Unternehmensdaten' },
  numberTitle: 'Ihre Steuerdaten angeben',
  numberText:
    'Diese Angaben stehen auf Ihren Gebührenrechnungen. Wir fragen Sie einmal danach, vor dem ersten Herunterladen.',
  registered: (country) =>
    country === 'JP'
      ? 'Ich habe eine Unternehmensnummer'
      : 'Ich habe eine Umsatzsteuer-Identifikationsnummer',
  continue: 'Weiter',
  cancel: 'Abbrechen',
  back: 'Zurück',

  detailsTitle: 'Unternehmensdaten bestätigen',
  detailsText: 'So wird Ihr Unternehmen auf jeder Gebührenrechnung genannt.',
  name: 'Name des Unternehmens',
  address: 'Adresse',
  confirm: 'Bestätigen',
  confirmHint: 'Füllen Sie beides aus, um fortzufahren.',
  notSaved: 'Ihre Steuerdaten wurden nicht gespeichert.',
};
