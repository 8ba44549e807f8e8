import type { PartOfDay } from '#domain/account/part-of-day.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  overviewCopy as english,
  liveApplicationCopy as englishApplication,
  fraudBannerCopy as englishBanner,
  connectionSuccessCopy as englishConnection,
  detailsSentCopy as englishDetails,
  eligibilityCopy as englishEligibility,
  flagCopy as englishFlags,
  safeModeCopy as englishSafeMode,
  sandboxSuccessCopy as englishSandbox,
  standingCopy as englishStanding,
  toolsCopy as englishTools,
} from '#web/features/overview/overview-copy.ts';

const GREETINGS: Readonly<Record<PartOfDay, string>> = {
  morning: 'Guten Morgen',
  afternoon: 'Guten Tag',
  evening: 'Guten Abend',
};

export const overviewCopy: Words<typeof english> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}, ${name}` : GREETINGS[part]),
  lead: (weekday, date, zone) => `${weekday}, ${date} (${zone})`,
  currency: 'Angezeigte Währung',
};

export const safeModeCopy: Words<typeof englishSafeMode> = {
  title: 'Ihre Website ist derzeit im abgesicherten Modus.',
  text: 'Die Adresse der Website hat sich geändert, oder es läuft eine Kopie davon. Zahlungen funktionieren weiter; Neuigkeiten vom Zahlungsanbieter kommen vielleicht verspätet.',
  action: 'Jetzt handeln',
};

export const flagCopy: Words<typeof englishFlags> = {
  'wcpay-login-error':
    'Bei der Weiterleitung zum Dashboard des Kontos ist ein Problem aufgetreten. Bitte versuchen Sie es erneut.',
  'wcpay-loan-offer-error':
    'Bei der Weiterleitung zum Darlehensangebot ist ein Problem aufgetreten. Bitte prüfen Sie, ob es noch gültig ist, und versuchen Sie es erneut.',
  'wcpay-server-link-error':
    'Bei der Weiterleitung zum gewünschten Link ist ein Problem aufgetreten. Bitte prüfen Sie, ob er gültig ist, und versuchen Sie es erneut.',
  'wcpay-reset-account-error':
    'Beim Zurücksetzen Ihres Kontos ist ein Problem aufgetreten. Bitte warten Sie einige Sekunden und versuchen Sie es erneut.',
};

export const sandboxSuccessCopy: Words<typeof englishSandbox> = {
  title: 'Ihr Sandbox-Konto ist bereit.',
  text: 'Kaufen Sie mit einer Testkarte etwas in Ihrem eigenen Shop, und Sie sehen hier eine Zahlung eintreffen.',
  action: 'Ihren Shop öffnen',
};

export const fraudBannerCopy: Words<typeof englishBanner> = {
  title: 'Stoppen Sie riskante Zahlungen, bevor sie Sie Geld kosten',
  text: 'Risikofilter halten auffällige Zahlungen an oder blockieren sie: ungewöhnliche Beträge, andere Länder, abweichende Adressen.',
  action: 'Filter auswählen',
  never: 'Nicht mehr anzeigen',
};

export const toolsCopy: Words<typeof englishTools> = {
  title: 'Kontowerkzeuge',
  text: 'Bei der Einrichtung ist etwas schiefgegangen? Beginnen Sie mit einem neuen Konto von vorn. Testzahlungen des jetzigen werden nicht mehr angezeigt; Bestellungen bleiben in Ihrem Shop.',
  reset: 'Konto zurücksetzen',
  ask: 'Ihr Konto zurücksetzen?',
  askText:
    'Testzahlungen dieses Kontos werden nicht mehr angezeigt; Bestellungen bleiben in Ihrem Shop. Das lässt sich nicht rückgängig machen.',
};

export const standingCopy: Words<typeof englishStanding> = {
  waitsFor: {
    you: 'Wartet auf Sie.',
    provider: 'Wartet auf den Zahlungsanbieter. Sie müssen nichts tun.',
    nobody: 'Der Zahlungsanbieter teilt per E\u2011Mail mit, was mit noch zurückgehaltenem Geld geschieht.',
  },
  checkNow: 'Jetzt prüfen',
  unchanged: 'Es hat sich noch nichts geändert.',
  checkFailed: 'Das Konto konnte nicht geprüft werden.',
  update: 'Angaben aktualisieren',
  finish: 'Einrichtung abschließen',
  payouts: 'Auszahlungen einrichten',
  history: 'Ihre Zahlungen ansehen',
  help: 'Was das bedeutet',
  words: {
    unfinished: {
      title: 'Ihr Konto ist noch nicht fertig eingerichtet.',
      text: 'Bitte schließen Sie die Einrichtung ab, um Zahlungen zu verarbeiten.',
    },
    past_due: {
      title: 'Angaben zu Ihrem Konto sind überfällig.',
      text: 'Der Zahlungsanbieter braucht Angaben, die überfällig sind.',
    },
    due_soon: { title: 'Es werden bald Angaben benötigt.' },
    early_selling: {
      title: 'Sie können verkaufen; Auszahlungen beginnen, sobald Ihr Bankkonto verifiziert ist.',
      text: 'Das gilt bis 5.000\u00a0$ Umsatz oder dreißig Tage lang, je nachdem, was zuerst eintritt.',
    },
    partly_restricted: {
      title: 'Ihr Konto ist teilweise eingeschränkt.',
      text: 'Der Zahlungsanbieter braucht weitere Angaben.',
    },
    verifying: {
      title: 'Ihre Angaben werden verifiziert.',
      text: 'Das dauert meist Minuten, manchmal bis zu zwei Werktage.',
    },
    paused: {
      title: 'Der Zahlungsanbieter hat Ihr Konto pausiert.',
      text: 'Er prüft das Konto und schreibt an dessen E\u2011Mail-Adresse, wenn er etwas braucht.',
    },
    under_review: {
      title: 'Ihr Konto wird geprüft.',
      text: 'Das dauert meist nur wenige Tage.',
    },
    rejected: {
      title: 'Ihr Konto wurde abgelehnt.',
      text: 'Es kann keine Zahlungen mehr annehmen. Ihre bisherigen Zahlungen, Auszahlungen, Anfechtungen und Dokumente bleiben Ihnen zugänglich.',
    },
  },
};

export const liveApplicationCopy: Words<typeof englishApplication> = {
  titles: {
    verifying: 'Ihr Live-Konto wird verifiziert.',
    under_review: 'Ihr Live-Konto wird geprüft.',
    paused: 'Der Zahlungsanbieter hat Ihr Live-Konto pausiert.',
    rejected: 'Ihr Live-Konto wurde abgelehnt.',
  },
  rejected: 'Zahlungen bleiben hier Tests.',
  text: 'Zahlungen bleiben hier Tests, bis es Zahlungen annehmen kann. Dann stellt sich diese Seite von selbst um, und die Sandbox wird abgelegt.',
};

export const connectionSuccessCopy: Words<typeof englishConnection> = {
  title: 'Ihr Konto ist verifiziert',
  text: 'Sie können Zahlungen annehmen, und Auszahlungen gehen auf Ihr Bankkonto. Zahlungen erscheinen hier, sobald Kunden zahlen.',
  close: 'Zur Übersicht',
};

export const detailsSentCopy: Words<typeof englishDetails> = {
  title: 'Ihre Angaben liegen beim Zahlungsanbieter',
  text: 'Er prüft sie, meist innerhalb einer Stunde. Danach beginnen Zahlungen und Auszahlungen; diese Seite meldet es von selbst.',
  close: 'Zur Übersicht',
};

export const eligibilityCopy: Words<typeof englishEligibility> = {
  title: 'Sie können jetzt Zahlungen annehmen!',
  text: 'Sie können sofort verkaufen. Ihr Geld wartet, bis Ihr Bankkonto verifiziert ist: höchstens bis 5.000\u00a0$ Umsatz oder dreißig Tage.',
  startTitle: 'Jetzt verkaufen',
  payoutsTitle: 'Oder zuerst Auszahlungen einrichten',
  payoutsText: 'Das dauert ein paar Minuten, und Ihre erste Auszahlung kommt früher.',
  setUp: 'Auszahlungen einrichten',
  start: 'Jetzt verkaufen',
};
