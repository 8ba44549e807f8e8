import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  activityCopy as english,
  activityChartCopy as englishChart,
  surveyCopy as englishSurvey,
} from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof english> = {
  title: 'Zahlungsaktivität',
  period: 'Zeitraum',
  failed: 'Fehler beim Abrufen der Daten zur Zahlungsaktivität.',
  emptyTitle: 'Noch keine Zahlungen',
  emptyText:
    'Sobald jemand zahlt, sehen Sie hier, was Sie verkauft, erstattet und an Gebühren gezahlt haben.',
  emptyAction: 'Ihren Shop öffnen',
  volume: 'Gesamtvolumen',
  charges: 'Zahlungen',
  refunds: 'Erstattungen',
  disputes: 'Anfechtungen',
  fees: 'Gebühren',
  net: 'Netto',
  netNote: 'Volumen nach Gebühren',
  volumeHint: 'Über das Gesamtvolumen',
  volumeText: 'Zahlungen abzüglich Erstattungen und Anfechtungen, vor Gebühren.',
  change: (words, range) => `${words} gegenüber ${range}`,
  payments: (count, shown) => plural(count, { one: '1 Zahlung', other: `${shown} Zahlungen` }),
  refundCount: (count, shown) => plural(count, { one: '1 Erstattung', other: `${shown} Erstattungen` }),
  disputeCount: (count, shown) => plural(count, { one: '1 Bewegung', other: `${shown} Bewegungen` }),
  ofVolume: (percent) => `${percent} der Zahlungen`,
  todaySoFar: (volume) => `Heute bisher: ${volume}. Das ist in diesen Tagen noch nicht enthalten.`,
  showToday: 'Heute anzeigen',
  custom: 'Eigene Tage',
  days: 'Tage',
  compare: 'Vergleichen mit',
  comparisons: {
    previous: 'Gegenüber dem Zeitraum davor',
    year: 'Gegenüber dem Vorjahr',
  },
  report: 'Bericht öffnen',
  zone: (range, zone) => `${range}, ${zone}`,
  presets: {
    today: 'Heute',
    last_7_days: 'Letzte 7 Tage',
    last_4_weeks: 'Letzte 4 Wochen',
    last_3_months: 'Letzte 3 Monate',
    last_12_months: 'Letzte 12 Monate',
    month_to_date: 'Laufender Monat',
    quarter_to_date: 'Laufendes Quartal',
    year_to_date: 'Laufendes Jahr',
    all_time: 'Gesamter Zeitraum',
  },
};

export const activityChartCopy: Words<typeof englishChart> = {
  titles: {
    hour: 'Volumen je Stunde',
    day: 'Volumen je Tag',
    week: 'Volumen je Woche',
    month: 'Volumen je Monat',
  },
  sentence: (first, last, peak, at) =>
    `Liniendiagramm. Das Volumen ging von ${first} auf ${last}, mit einem Höchstwert von ${peak}: ${at}.`,
  nothing: 'Liniendiagramm. In diesem Zeitraum gab es kein Volumen.',
  weekOf: (day) => `Woche ab ${day}`,
  from: (day) => `Ab ${day}`,
};

export const surveyCopy: Words<typeof englishSurvey> = {
  question: 'Sind diese Zahlen für Sie nützlich?',
  ratings: {
    'very-unhappy': 'Sehr unzufrieden',
    unhappy: 'Unzufrieden',
    neutral: 'Neutral',
    happy: 'Zufrieden',
    'very-happy': 'Sehr zufrieden',
  },
  comment: 'Was würde sie verbessern?',
  privacy: 'Ihre Antwort bleibt in den Aufzeichnungen Ihres Shops.',
  cancel: 'Abbrechen',
  send: 'Senden',
  thanks: 'Vielen Dank für Ihre Rückmeldung!',
  failed: 'Beim Senden der Umfrage ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};
