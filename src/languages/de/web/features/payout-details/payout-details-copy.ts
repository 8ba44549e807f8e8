import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/de/domain/payouts/proof-words-copy.ts';
import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  payoutDetailsCopy as english,
  atBankCopy as englishAtBank,
  proofCopy as englishProof,
  stationsCopy as englishStations,
  payoutTransactionsCopy as englishTransactions,
} from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof english> = {
  title: 'Auszahlungsdetails',
  titleOf: (type, day) => `${type} vom ${day}`,
  notFound: 'Die gesuchte Auszahlung wurde nicht gefunden.',
  notFoundText:
    'Die Adresse ist vielleicht unvollständig, oder die Auszahlung gehört zu einem anderen Konto.',
  failedRead: 'Fehler beim Abrufen der Auszahlung.',
  back: 'Zurück zu den Auszahlungen',

  summary: 'Zusammenfassung',
  failureReason: 'Grund: ',
  laterPayout: 'Diese Auszahlung ansehen',
  payoutFailure: {
    title: 'Diese Auszahlung ist fehlgeschlagen',
    mended: (day) =>
      `Ihre Bank hat das Geld zurückgeschickt. Es ist jetzt Teil der Auszahlung vom ${day}; Sie müssen nichts tun.`,
    text: 'Ihre Bank hat das Geld zurückgeschickt. Es ist wieder in Ihrem Guthaben und wird mit einer späteren Auszahlung überwiesen; liegt es am Konto, ändern Sie zuerst die Bankdaten.',
  },
  withdrawalFailure: {
    title: 'Diese Abbuchung ist fehlgeschlagen',
    mended: (day) =>
      `Ihre Bank hat nicht gezahlt. Der Betrag ist jetzt Teil der Auszahlung vom ${day}; Sie müssen nichts tun.`,
    text: 'Ihre Bank hat nicht gezahlt, deshalb fehlt der Betrag wieder in Ihrem Guthaben: Neue Verkäufe decken ihn, oder er wird noch einmal abgebucht. Liegt es am Konto, ändern Sie zuerst die Bankdaten.',
  },
  updateBank: 'Bankdaten aktualisieren',

  details: 'Details',
  bankAccount: 'Bankkonto',
  noBank: 'Nicht verfügbar',
  reference: 'Bankreferenz',
  referenceWhat: 'Bankreferenz',
  noReference: 'Nicht verfügbar',
  type: 'Art',
  kinds: { automatic: 'Automatisch', instant: 'Sofort', manual: 'Manuell' },
  fee: 'Gebühr für Sofortauszahlung',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'Mit der Auszahlung zurückgegeben',
  payoutId: 'Auszahlungs-ID',
  payoutIdWhat: 'Auszahlungs-ID',

  instantMessage: 'Für Sofortauszahlungen können wir keinen Transaktionsverlauf anzeigen',
  learnMore: 'Mehr erfahren',
};

export const stationsCopy: Words<typeof englishStations> = {
  label: 'Wo sie ist',
  prepared: 'Vorbereitet',
  made: 'Überwiesen',
  inTransit: 'Unterwegs',
  inTransitText: 'Bei der Bank',
  arrived: 'Eingegangen',
  collected: 'Abgebucht',
  expected: (day) => `Erwartet am ${day}`,
  failed: 'Fehlgeschlagen',
  canceled: 'Storniert',
  instantLead: {
    pending: (moment) => `Wird bis ${moment} auf Ihrem Konto erwartet.`,
    in_transit: (moment) => `Wird bis ${moment} auf Ihrem Konto erwartet.`,
    paid: (moment) => `Auf Ihrem Konto seit ${moment}.`,
  },
  withdrawalLead: {
    pending: (day) => `Wird bis ${day} von Ihrem Konto abgebucht.`,
    in_transit: (day) => `Wird bis ${day} von Ihrem Konto abgebucht.`,
    paid: (day) => `Am ${day} von Ihrem Konto abgebucht.`,
    failed: 'Die Bank hat nicht gezahlt. Der Betrag fehlt wieder in Ihrem Guthaben.',
    canceled: 'Diese Abbuchung wurde storniert, bevor sie ausgeführt wurde.',
  },
  lead: {
    pending: (day) => `Wird bald überwiesen und bis ${day} auf Ihrem Konto erwartet.`,
    in_transit: (day) => `Wird bis ${day} auf Ihrem Konto erwartet. Manche Banken brauchen einen Tag länger.`,
    paid: (day) => `Auf Ihrem Konto seit ${day}.`,
    failed: 'Die Bank hat diese Auszahlung zurückgeschickt. Es ging nichts verloren.',
    canceled: 'Diese Auszahlung wurde vor der Überweisung storniert. Es ging nichts verloren.',
  },
};

export const proofCopy: Words<typeof englishProof> = {
  title: 'Auszahlungsnachweis',
  checked: (rows, when) => `${rows}, geprüft ${when}`,
  rows: (count, words) => plural(count, { one: '1 Transaktion', other: `${words} Transaktionen` }),
  failed: 'Der Nachweis dieser Auszahlung konnte nicht gelesen werden.',
  madeOf: 'Woraus sie besteht',
  rowsColumn: 'Einträge',
  amountColumn: 'Betrag',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `Ungeklärt: ${amount}`,
  toTheCent: 'auf den Cent',
  exactly: 'genau',
  off: (amount) => `Diese Auszahlung weicht um ${amount} von ihren Zeilen ab.`,
  offText:
    'Die Bewegungen dahinter sind vielleicht noch auf dem Weg hierher. Bleibt es so, nennen Sie dem Support die Auszahlungs-ID.',
  allocation: 'Unsere Zuordnung',
  allocationText:
    'Der Zahlungsanbieter sagt nicht, welche Transaktionen eine Sofortauszahlung enthält. Wir rechnen ihr das älteste verfügbare Guthaben zu und weisen darauf hin.',
  returned:
    'Mit dieser Auszahlung kam kein Geld bei Ihrer Bank an, und keine Ihrer Transaktionen ist mehr an sie gebunden.',
  hadTaken: 'Die Transaktionen, die sie enthielt',
  leftWith: (day) => `Überwiesen mit der Auszahlung vom ${day}`,
  waitsForNext: 'Sie werden mit einer späteren überwiesen.',
  foot: 'Jede Zeile öffnet ihre Einträge.',
  download: 'Nachweis herunterladen',
  paper: 'Nachweis als PDF',
  file: {
    heads: ['Auszahlungs-ID', 'Bankreferenz', 'Zeile', 'Einträge', 'Betrag', 'Währung'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `auszahlungsnachweis-${payout}.csv`,
  },
  carriedFrom: (day) => `aus der Auszahlung vom ${day}`,
};

export const payoutTransactionsCopy: Words<typeof englishTransactions> = {
  name: 'Transaktionen in dieser Auszahlung',
  things: (count) => plural(count, { one: 'Transaktion', other: 'Transaktionen' }),
  failed: 'Fehler beim Abrufen der Transaktionen.',
  empty: {
    icon: 'card',
    title: 'Zu dieser Auszahlung gehören keine Transaktionen',
    text: 'Eine fehlgeschlagene oder stornierte Auszahlung gibt ihre Transaktionen frei; sie werden mit einer späteren überwiesen.',
  },
};

export const atBankCopy: Words<typeof englishAtBank> = {
  title: 'Bei Ihrer Bank',
  toMatch: 'Zuzuordnen',
};
