import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof english.activityCopy> = {
  title: 'Betalingsactiviteit',
  period: 'Periode',
  failed: 'De betalingsactiviteit kon niet worden geladen.',
  emptyTitle: 'Nog geen betalingen!',
  emptyText:
    'Zodra iemand betaalt, zie je hier wat je hebt verkocht, terugbetaald en aan kosten hebt betaald.',
  emptyAction: 'Je winkel openen',
  volume: 'Totaalvolume',
  charges: 'Betalingen',
  refunds: 'Terugbetalingen',
  disputes: 'Geschillen',
  fees: 'Kosten',
  net: 'Netto',
  netNote: 'Volume na kosten',
  volumeHint: 'Over het totaalvolume',
  volumeText: 'Betalingen min terugbetalingen en geschillen, vóór kosten.',
  change: (words, range) => `${words} t.o.v. ${range}`,
  payments: (count, shown) => plural(count, { one: '1 betaling', other: `${shown} betalingen` }),
  refundCount: (count, shown) => plural(count, { one: '1 terugbetaling', other: `${shown} terugbetalingen` }),
  disputeCount: (count, shown) => plural(count, { one: '1 mutatie', other: `${shown} mutaties` }),
  ofVolume: (percent) => `${percent} van de betalingen`,
  todaySoFar: (volume) => `Vandaag tot nu toe: ${volume}. Dat is in deze dagen nog niet meegeteld.`,
  showToday: 'Vandaag tonen',
  custom: 'Eigen dagen',
  days: 'Dagen',
  compare: 'Vergelijken met',
  comparisons: {
    previous: 'T.o.v. de periode ervoor',
    year: 'T.o.v. een jaar eerder',
  },
  report: 'Rapport openen',
  zone: (range, zone) => `${range}, ${zone}`,
  presets: {
    today: 'Vandaag',
    last_7_days: 'Laatste 7 dagen',
    last_4_weeks: 'Laatste 4 weken',
    last_3_months: 'Laatste 3 maanden',
    last_12_months: 'Laatste 12 maanden',
    month_to_date: 'Deze maand tot nu',
    quarter_to_date: 'Dit kwartaal tot nu',
    year_to_date: 'Dit jaar tot nu',
    all_time: 'Hele periode',
  },
};

export const activityChartCopy: Words<typeof english.activityChartCopy> = {
  titles: {
    hour: 'Volume per uur',
    day: 'Volume per dag',
    week: 'Volume per week',
    month: 'Volume per maand',
  },
  sentence: (first, last, peak, at) =>
    `Lijngrafiek. Het volume ging van ${first} naar ${last}, met een piek van ${peak}: ${at}.`,
  nothing: 'Lijngrafiek. In deze periode was er geen volume.',
  weekOf: (day) => `Week vanaf ${day}`,
  from: (day) => `Vanaf ${day}`,
};

export const surveyCopy: Words<typeof english.surveyCopy> = {
  question: 'Heb je iets aan deze cijfers?',
  ratings: {
    'very-unhappy': 'Zeer ontevreden',
    unhappy: 'Ontevreden',
    neutral: 'Neutraal',
    happy: 'Tevreden',
    'very-happy': 'Zeer tevreden',
  },
  comment: 'Wat zou ze beter maken?',
  privacy: 'Je antwoord blijft in de gegevens van je eigen winkel.',
  cancel: 'Annuleren',
  send: 'Versturen',
  thanks: 'Bedankt voor je feedback!',
  failed: 'Er ging iets mis bij het versturen van de enquête. Probeer het opnieuw.',
};
