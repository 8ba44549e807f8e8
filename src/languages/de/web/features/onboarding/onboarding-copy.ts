import type { Words } from '#languages/kit/words.ts';
import type { onboardingCopy as english } from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Unternehmen' },
    { id: 'embedded', label: 'Verifizierung' },
  ],
  leave: 'Verlassen',
  title: 'Erzählen Sie uns von Ihrem Unternehmen',
  lead: 'Sechs Antworten. Sie entscheiden, welche Angaben der Zahlungsanbieter als Nächstes erfragt, damit Sie nur sehen, was Sie betrifft.',
  embeddedTitle: 'Verifizierung',
  continueTitle: 'Kontoeröffnung fortsetzen',

  country: 'Wo ist Ihr Unternehmen registriert?',
  countryHelp: 'Wenn Sie das Land ändern, wird die Unternehmensart gelöscht.',
  countryPlaceholder: 'Land wählen',
  type: 'Was für ein Unternehmen ist es?',
  typeHelp: 'Wählen Sie zuerst ein Land.',
  structure: 'Rechtsform',
  structurePlaceholder: 'Rechtsform wählen',
  mcc: 'Was verkaufen Sie?',
  mccPlaceholder: 'Waren und Leistungen suchen',
  revenue: 'Jahresumsatz',
  revenuePlaceholder: 'Bereich wählen',
  revenues: {
    less_than_250k: 'Unter 250.000\u00a0$',
    from_250k_to_1m: '250.000\u00a0$ – 1\u00a0Mio.\u00a0$',
    from_1m_to_20m: '1–20\u00a0Mio.\u00a0$',
    from_20m_to_100m: '20–100\u00a0Mio.\u00a0$',
    more_than_100m: 'Über 100\u00a0Mio.\u00a0$',
  },
  timeframe: 'Wann nehmen Sie die erste Zahlung an?',
  timeframePlaceholder: 'Zeitraum wählen',
  timeframes: {
    already_live: 'Verkaufe bereits',
    within_1month: 'Innerhalb von 1 Monat',
    from_1_to_3months: '1–3 Monate',
    from_3_to_6months: '3–6 Monate',
    more_than_6months: 'Mehr als 6 Monate',
  },
  back: 'Zurück',
  next: 'Weiter',

  door: {
    verified: {
      title: 'Ihr Unternehmen ist verifiziert',
      text: 'Der Zahlungsanbieter braucht nichts weiter. Wohin Auszahlungen gehen und was Kunden über Ihr Unternehmen lesen, können Sie hier ändern.',
    },
    waiting: {
      title: 'Ihre Angaben liegen beim Zahlungsanbieter',
      text: 'Er sieht sie gerade an, deshalb lässt sich nichts ändern. Fehlt etwas, werden Sie wieder gefragt.',
    },
    closed: {
      title: 'Dieses Konto lässt sich nicht mehr ändern',
      text: 'Der Zahlungsanbieter hat es geschlossen. Ihre bisherigen Zahlungen, Auszahlungen, Anfechtungen und Dokumente bleiben Ihnen zugänglich.',
    },
  },
  toOverview: 'Zur Übersicht',
  bank: 'Bankkonto ändern',
  business: 'Was Kunden lesen',

  fieldsFailed: 'Das Formular konnte nicht geladen werden',
  finishing: 'Ihre Angaben werden gespeichert …',

  aside: 'Wie es weitergeht',
  events: [
    { id: 'details', icon: 'user', title: 'Sie: Unternehmensdaten', text: 'Etwa 2 Minuten.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'Sie: Verifizierung',
      text: 'Inhaber, Ausweis und Bankkonto, in einem Formular des Zahlungsanbieters. Etwa 8 Minuten.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Zahlungsanbieter: Prüfung',
      text: 'Meist innerhalb einer Stunde, manchmal zwei Werktage.',
    },
  ],
  stopTitle: 'Sie können jederzeit unterbrechen',
  stopText: 'Antworten bleiben auf diesem Gerät, bis Sie zurückkommen.',
};
