import { isDocumentType } from '#domain/account/document-type.ts';
import type { Words } from '#languages/kit/words.ts';
import { documentTypeLabel } from '#languages/nl/domain/account/document-type-copy.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof english.documentsListCopy> = {
  name: 'Documenten',
  things: (count) => plural(count, { one: 'document', other: 'documenten' }),
  failed: 'De documenten konden niet worden geladen.',
  empty: {
    icon: 'document',
    title: 'Nog geen documenten',
    text: 'Op de eerste dag van elke maand komt hier de btw-factuur over de kosten van de maand ervoor te staan.',
  },
};

export const documentsCopy: Words<typeof english.documentsCopy> = {
  title: 'Documenten',
  statements: 'Maandoverzichten',
  columns: {
    date: 'Datum',
    type: 'Type',
    number: 'Nummer',
    period: 'Periode',
    fees: 'Kosten',
    download: 'Downloaden',
  },
  filters: {
    date: 'Datum',
    type: 'Type',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Onbekend soort document',
  unknownDocument: 'Dit document bestaat niet',
  noPeriod: 'Btw-factuur zonder geldige periode',
  period: (from, to) => `${from} tot en met ${to}`,
  noFees: 'Geen kosten',
  download: 'Downloaden',
  downloadOf: (type, period) => `${type} downloaden, ${period}`,
  notDownloaded: 'Het document is niet gedownload.',
  newTab: (name) => `${name}, opent in een nieuw tabblad`,
};

export const vatCopy: Words<typeof english.vatCopy> = {
  steps: { number: 'Btw-nummer', details: 'Bedrijfsgegevens' },
  numberTitle: 'Vul je belastinggegevens in',
  numberText: 'Deze gegevens staan op btw-facturen. Je vult ze één keer in, vóór je eerste download.',
  registered: (country) => (country === 'JP' ? 'Ik heb een bedrijfsnummer' : 'Ik heb een btw-nummer'),
  continue: 'Doorgaan',
  cancel: 'Annuleren',
  back: 'Terug',

  detailsTitle: 'Bevestig je bedrijfsgegevens',
  detailsText: 'Zo staat je bedrijf op elke btw-factuur.',
  name: 'Bedrijfsnaam',
  address: 'Adres',
  confirm: 'Bevestigen',
  confirmHint: 'Vul beide in om door te gaan.',
  notSaved: 'Je belastinggegevens zijn niet opgeslagen.',
};
