import type { Words } from '#languages/kit/words.ts';
import type {
  accountCardCopy as englishAccount,
  balanceCopy as englishBalance,
  instantPayoutCopy as englishInstant,
  nextPayoutCopy as englishNext,
  noPayoutCopy as englishNone,
  payoutNoticeCopy as englishNotices,
  payoutsCardCopy as englishPayouts,
} from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof englishBalance> = {
  title: 'Guthaben',
  failed: 'Fehler beim Abrufen der Auszahlungsübersichten.',
  total: 'Gesamtguthaben',
  totalHint: 'Über das Gesamtguthaben',
  totalText: 'Alles in Ihrem Konto: was jetzt ausgezahlt werden kann, und was erst noch verfügbar wird.',
  available: 'Verfügbares Guthaben',
  availableHint: 'Über das verfügbare Guthaben',
  availableText: 'Was jetzt ausgezahlt werden kann. Es wird mit Ihrer nächsten Auszahlung überwiesen.',
  pending: 'Noch nicht verfügbar',
  negativeHint: 'Warum das Guthaben negativ ist',
  negativeText:
    'Erstattungen und Anfechtungen haben mehr gekostet, als Ihre Verkäufe eingebracht haben. Neue Verkäufe gleichen die Differenz aus, bevor wieder etwas ausgezahlt wird.',
};

export const instantPayoutCopy: Words<typeof englishInstant> = {
  offerTitle: 'Geld in wenigen Minuten',
  offer: (amount) => `Sie können ${amount} sofort auszahlen, auch nachts und am Wochenende.`,
  payOut: (amount) => `${amount} sofort auszahlen`,
  hint: 'Über Sofortauszahlungen',
  hintText: (percentage) =>
    `Das Geld ist innerhalb von 30 Minuten auf Ihrem Bankkonto. Die Gebühr beträgt ${percentage} des Betrags.`,

  title: (amount) => `${amount} sofort auszahlen?`,
  lead: 'Das Geld trifft innerhalb von 30 Minuten auf Ihrem Bankkonto ein.',
  amount: 'Sofort auszahlbares Guthaben',
  fee: (percentage) => `Gebühr für Sofortauszahlung (${percentage})`,
  feeUntold: 'Gebühr für Sofortauszahlung: nennt die Bank später',
  hintUntold:
    'Das Geld ist innerhalb von 30 Minuten auf Ihrem Bankkonto. Die Bank nennt ihre Gebühr im Nachhinein.',
  net: 'Auszahlungsbetrag netto',
  learnMore: 'Mehr erfahren',
  cancel: 'Abbrechen',
  confirm: (amount) => `${amount} auszahlen`,
  failed: 'Fehler beim Erstellen der Sofortauszahlung.',
  unchanged: 'Es wurde nichts geändert.',
  inTransit: (amount) => `Sofortauszahlung über ${amount} ist unterwegs.`,
  viewDetails: 'Details ansehen',
};

export const payoutsCardCopy: Words<typeof englishPayouts> = {
  title: 'Auszahlungen',
  schedule: (words) => `Automatisch, ${words}.`,
  forecastNote:
    'Schätzung aus ausstehenden Zahlungen und Ihrem Plan. Erstattungen und Anfechtungen können sie ändern.',
  dates: 'Auszahlungstermine',
  estimate: 'Schätzung',
  leaves: (day) => `Überweisung am ${day}`,
  left: (day) => `Überwiesen am ${day}`,
  arrives: (day) => `Eingang am ${day}`,
  arrived: (day) => `Eingegangen am ${day}`,
  cameBack: 'Zurückgekommen',
  planned: (day) => `Geplant für den ${day}`,
  neverLeft: 'Vor der Überweisung storniert',
  history: 'Alle Auszahlungen ansehen',
  changeSchedule: 'Auszahlungsplan ändern',
  updateBank: 'Bankdaten aktualisieren',
  learnMore: 'Mehr erfahren',
};

export const nextPayoutCopy: Words<typeof englishNext> = {
  prepared: 'In Vorbereitung, kommt bald',
  estimate: (day) => `Voraussichtlich am ${day}`,
  none: 'Keine geplant',
  available: (amount) => `${amount} verfügbar.`,
};

export const noPayoutCopy: Words<typeof englishNone> = {
  nothing: 'Noch nichts auszuzahlen',
  held: 'Der Zahlungsanbieter hält Ihre Auszahlungen zurück.',
  waiting_period: 'Ihre erste Auszahlung wird 7 bis 14 Tage zurückgehalten.',
  bank_errored: 'Auszahlungen warten auf neue Bankdaten.',
  no_bank: 'Für diese Währung gibt es kein Bankkonto.',
  negative: 'Ihr Guthaben ist negativ.',
  manual: 'Ihr Auszahlungsplan ist manuell: Von selbst wird nichts ausgezahlt.',
  below_minimum: 'Das liegt unter dem Mindestbetrag einer planmäßigen Auszahlung.',
};

export const payoutNoticeCopy: Words<typeof englishNotices> = {
  suspended: {
    title: 'Ihre Auszahlungen sind vorübergehend ausgesetzt',
    text: 'Ihr Guthaben gehört weiterhin Ihnen.',
  },
  waits_for_details: {
    title: 'Auszahlungen warten auf Ihre Angaben',
    text: 'Ihr Guthaben gehört weiterhin Ihnen.',
  },
  account_rejected: {
    title: 'Auszahlungen sind eingestellt',
    text: 'Der Zahlungsanbieter behält das restliche Geld für Erstattungen und Anfechtungen zurück und entscheidet, wann der Rest ausgezahlt wird.',
  },
  transit: {
    title: 'Auszahlungen dauern 1 bis 3 Bankarbeitstage',
    text: 'Wann eine überwiesene Auszahlung auf Ihrem Bankkonto erscheint, hängt von Ihrer Bank ab.',
  },
  waiting_period: {
    title: 'Ihre erste Auszahlung wird 7 bis 14 Tage zurückgehalten',
    text: 'Das ist bei einem neuen Konto üblich. Danach richten sich Auszahlungen nach Ihrem Plan.',
  },
  no_funds: {
    title: 'Noch kein Guthaben verfügbar',
    text: 'Ihre Zahlungen sind noch ausstehend. In einigen Tagen werden sie verfügbar und danach mit der nächsten Auszahlung überwiesen.',
  },
  negative_balance: {
    title: 'Ihr Guthaben ist negativ',
    text: 'Auszahlungen warten, bis neue Verkäufe die Differenz ausgeglichen haben. Geschieht das nicht, kann sie von Ihrem Bankkonto abgebucht werden.',
  },
  bank_errored: {
    title: 'Ihre Auszahlungen sind pausiert',
    text: 'Auszahlungen sind derzeit pausiert, weil kürzlich eine Auszahlung fehlgeschlagen ist. Bitte aktualisieren Sie Ihre Bankdaten.',
  },
  below_minimum: (minimum) => ({
    title: 'Ihre Auszahlungen sind pausiert',
    text: `Es sind weniger als ${minimum} verfügbar, der Mindestbetrag einer planmäßigen Auszahlung. Sobald es mehr ist, wird ausgezahlt.`,
  }),
};

export const accountCardCopy: Words<typeof englishAccount> = {
  title: 'Kontodetails',
  payments: 'Zahlungen',
  payouts: 'Auszahlungen',
  failed: 'Fehler beim Ermitteln des Verbindungsstatus.',
  failedText:
    'Laden Sie die Seite neu, um es noch einmal zu versuchen. Ihr Zahlungsverlauf bleibt inzwischen zugänglich.',
  pendingHint: 'Warum der Status „Ausstehend“ ist',
  pendingText: 'Der Zahlungsanbieter prüft Ihre Angaben. Bis dahin müssen Sie nichts tun.',
  edit: 'Details bearbeiten',
  learnMore: 'Was die Status bedeuten',
};
