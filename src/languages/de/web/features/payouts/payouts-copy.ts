import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  payoutsCopy as english,
  feedbackCopy as englishFeedback,
  payoutsListCopy as englishList,
  payoutNoticesCopy as englishNotices,
  payoutTilesCopy as englishTiles,
} from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof englishList> = {
  name: 'Auszahlungsverlauf',
  things: (count) => plural(count, { one: 'Auszahlung', other: 'Auszahlungen' }),
  failed: 'Fehler beim Abrufen der Auszahlungen.',
  empty: {
    icon: 'payout',
    title: 'Noch keine Auszahlungen',
    text: 'Sobald Ihre ersten Zahlungen verfügbar sind, werden sie an Ihre Bank überwiesen, und jede Auszahlung steht hier.',
  },
};

export const payoutsCopy: Words<typeof english> = {
  title: 'Auszahlungen',
  show: 'Anzeigen',
  showAll: 'Alle Auszahlungen',
  showAdvanced: 'Erweiterte Filter',
  total: 'Summe',
  chooseCurrency: 'Wählen Sie eine Währung, um Summen zu sehen.',
  note: (currency, zone) => `${currency}, ${zone}`,

  filters: {
    date: 'Datum',
    status: 'Status',
    source: 'Zahlungsmethode',
  },

  detailsColumn: 'Details',
  details: 'Details',
  detailsOf: (type, amount, day) => `Auszahlungsdetails: ${type} über ${amount}, ${day}`,
  noBank: 'Kein Bankkonto',
  atBankColumn: 'Bei Ihrer Bank',
  notAtBank: 'Kein Umsatz erwartet',
  whatToDo: 'Was tun?',
  whatToDoAbout: (state) => `${state}: Was tun?`,

  exportTitle: (count) => `Auszahlungen exportieren (${count})?`,
  exportAction: (count) => `Auszahlungen exportieren (${count})`,
  exportQuestion: (count) =>
    `Sie sind dabei, ${plural(count, { one: '1 Auszahlung', other: `${figure(count)} Auszahlungen` })} zu exportieren. Mit einem oder mehreren Filtern können Sie den Export verkleinern. Möchten Sie fortfahren?`,
};

export const payoutTilesCopy: Words<typeof englishTiles> = {
  label: 'Auszahlungen auf einen Blick',
  next: 'Nächste Auszahlung',
  inTransit: 'Unterwegs',
  paidThisMonth: 'Diesen Monat ausgezahlt',
  payouts: (count, words) => plural(count, { one: '1 Auszahlung', other: `${words} Auszahlungen` }),
  unknown: 'Konnte nicht gelesen werden',
};

export const payoutNoticesCopy: Words<typeof englishNotices> = {
  failed:
    'Auszahlungen sind derzeit pausiert, weil kürzlich eine Auszahlung fehlgeschlagen ist. Bitte aktualisieren Sie Ihre Bankdaten.',
  failedTitle: 'Ihre Auszahlungen sind pausiert',
  updateBank: 'Bankdaten aktualisieren',
  nextTitle: 'Wann Ihre nächste Auszahlung überwiesen wird',
  next: (schedule) =>
    `Verfügbares Guthaben wird automatisch ausgezahlt, ${schedule}. Bei Banken dauert es 1 bis 3 Bankarbeitstage, bis es erscheint.`,
  learnMore: 'Mehr über Auszahlungspläne',
};

export const feedbackCopy: Words<typeof englishFeedback> = {
  question: 'Sind Sie mit den Auszahlungen zufrieden?',
  questionText:
    'Ihre Meinung hilft anderen Händlern bei der Wahl und uns dabei, zu beheben, was nicht funktioniert.',
  yes: 'Ja',
  no: 'Nein',

  positiveTitle: 'Das freut uns',
  positiveText:
    'Wenn Sie möchten, erzählen Sie anderen Händlern davon: Ihre Meinung hilft ihnen, gut zu wählen.',
  done: 'Fertig',

  negativeTitle: 'Was könnte besser sein?',
  negativeText: 'Sagen Sie uns, was schiefgegangen ist oder was Ihnen fehlt. Wir lesen alles.',
  comments: 'Ihre Rückmeldung',
  send: 'Rückmeldung senden',
  cancel: 'Abbrechen',
  thanks: 'Vielen Dank für Ihre Rückmeldung!',
  failed: 'Ihre Rückmeldung wurde nicht gesendet.',
};
