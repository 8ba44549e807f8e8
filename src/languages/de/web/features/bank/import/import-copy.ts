import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { importCopy as english } from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english> = {
  title: 'Kontoauszüge importieren',
  choose: 'Kontoauszüge',
  kinds: 'CAMT.053, MT940, OFX, QIF oder CSV, oder ein ZIP davon, je bis 32 MB. Auch mehrere auf einmal.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Abbrechen',
  done: 'Fertig',
  importFiles: (count) =>
    plural(count, { one: '1 Datei importieren', other: `${figure(count)} Dateien importieren` }),
  nothingToImport: 'Importieren',
  remove: (name) => `${name} entfernen`,
  reading: 'Wird gelesen …',
  failed: 'Diese Datei wurde nicht importiert.',
  states: {
    refused: 'Nicht lesbar',
    imported: 'Bereits importiert',
    asks: 'Braucht eine Antwort',
    unreadable: 'Nicht lesbar',
    needs_review: 'Bitte prüfen',
    ready: 'Bereit',
  },
  importedState: 'Importiert',

  alreadyImported: (name, when) =>
    `Bereits am ${when} als „${name}“ importiert. Es würde nichts hinzukommen.`,
  doneWords: (added, known) => `Neu hinzugefügte Zeilen: ${added}, schon vorher bekannt: ${known}.`,
  unreadable: (count) =>
    plural(count, {
      one: 'Eine Zeile ist nicht lesbar, deshalb wird nichts aus dieser Datei importiert. Laden Sie sie noch einmal von Ihrer Bank herunter.',
      other: `${figure(count)} Zeilen sind nicht lesbar, deshalb wird nichts aus dieser Datei importiert. Laden Sie sie noch einmal von Ihrer Bank herunter.`,
    }),
  difference: (amount) =>
    `Die Zeilen ergeben nicht den Endsaldo: ${amount} fehlen oder sind zu viel. Laden Sie die Datei noch einmal von Ihrer Bank herunter, oder importieren Sie sie, wie sie ist.`,
  isAccepted: 'Trotzdem importieren, obwohl es nicht aufgeht. Das Prüfprotokoll vermerkt, dass ich das war.',

  facts: {
    format: 'Format',
    encoding: 'Zeichensatz',
    account: 'Konto',
    days: 'Tage',
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
  },
  newAccount: 'neu',
  moreStatements: (count) => `und weitere Kontoauszüge: ${count}`,
  counts: {
    new: 'Neu',
    known: 'Bekannt',
    pending: 'Vorgemerkt',
    unreadable: 'Nicht lesbar',
    refused: 'Ausgelassen',
  },
  addsUp: 'Anfangssaldo und Zeilen ergeben den Endsaldo.',
  notTold: 'Diese Datei nennt nicht beide Salden, deshalb lässt sich damit nichts nachweisen.',

  rows: 'Zeilen dieser Datei',
  showRows: (count) => `Zeilen anzeigen (${count})`,
  someRows: 'Bei einer langen Datei werden die ersten Zeilen jedes Status angezeigt.',
  rowStates: {
    new: 'Neu',
    known: 'Bekannt',
    pending: 'Vorgemerkt',
    unreadable: 'Nicht lesbar',
  },
  columns: { line: 'Zeile', state: 'Status', day: 'Gebucht', text: 'Text', amount: 'Betrag' },

  asksAccount: 'Diese Datei sagt nicht, zu welchem Konto sie gehört.',
  account: 'Konto',
  chooseAccount: 'Konto wählen',
  otherAccount: 'Anderes Konto …',
  accountName: 'Name des Kontos',
  accountNameHelp: 'Wie Sie es nennen, etwa „Sparkasse Geschäftskonto“.',
  currency: 'Währung',
  dayOrder: 'Wie sind Tage in dieser Datei geschrieben?',
  dayOrders: {
    dmy: 'Tag zuerst: 31.12.2026',
    mdy: 'Monat zuerst: 12/31/2026',
    ymd: 'Jahr zuerst: 2026-12-31',
  },
  decimal: 'Wie sind Beträge in dieser Datei geschrieben?',
  decimals: { '.': 'Mit Punkt: 1,234.56', ',': 'Mit Komma: 1.234,56' },
  continue: 'Weiter',

  columnsTitle: 'Was enthalten die Spalten dieser Datei?',
  columnsText:
    'Keine uns bekannte Bank schreibt solche Dateien. Ihre Antwort wird für die nächste Datei mit diesen Spalten gemerkt.',
  column: (number) => `Spalte ${number}`,
  roles: {
    booked: 'Buchungstag',
    valued: 'Wertstellung',
    amount: 'Betrag mit Vorzeichen',
    out: 'Ausgang',
    in: 'Eingang',
    direction: 'Soll oder Haben',
    currency: 'Währung',
    balance: 'Saldo danach',
    status: 'Status',
    account: 'Eigenes Konto',
    reference: 'Referenz der Bank',
    end_to_end: 'Ende-zu-Ende-Referenz',
    name: 'Von oder an',
    counterparty: 'Konto der Gegenseite',
    type: 'Buchungsart',
  },
  text: 'Text',
  unused: 'Nicht verwendet',
  missing: {
    booked: 'Geben Sie an, welche Spalte den Buchungstag enthält.',
    amount:
      'Geben Sie an, welche Spalte den Betrag enthält, oder welche beiden Ausgang und Eingang enthalten.',
  },
  livePreview: 'So lesen sich die ersten Zeilen',
  cannotRead: (problem, line) => `So nicht lesbar: ${problem} (${line})`,
};
