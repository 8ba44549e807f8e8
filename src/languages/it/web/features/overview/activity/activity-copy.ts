import { fromDay, plural, toDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof english.activityCopy> = {
  title: 'Attività dei pagamenti',
  period: 'Periodo',
  failed: 'Impossibile caricare l’attività dei pagamenti.',
  emptyTitle: 'Nessun pagamento… per ora!',
  emptyText: 'Appena qualcuno paga, qui vedi quanto hai venduto, restituito e pagato in commissioni.',
  emptyAction: 'Apri il tuo negozio',
  volume: 'Volume totale',
  charges: 'Addebiti',
  refunds: 'Rimborsi',
  disputes: 'Contestazioni',
  fees: 'Commissioni',
  net: 'Netto',
  netNote: 'Volume al netto delle commissioni',
  volumeHint: 'Informazioni sul volume totale',
  volumeText: 'Addebiti meno rimborsi e contestazioni, al lordo delle commissioni.',
  change: (words, range) => `${words} rispetto ${toDay(range)}`,
  payments: (count, shown) => plural(count, { one: '1 pagamento', other: `${shown} pagamenti` }),
  refundCount: (count, shown) => plural(count, { one: '1 rimborso', other: `${shown} rimborsi` }),
  disputeCount: (count, shown) => plural(count, { one: '1 movimento', other: `${shown} movimenti` }),
  ofVolume: (percent) => `${percent} degli addebiti`,
  todaySoFar: (volume) => `Oggi finora: ${volume}. Non è ancora compreso in questi giorni.`,
  showToday: 'Mostra oggi',
  custom: 'Personalizzato',
  days: 'Giorni',
  compare: 'Confronta con',
  comparisons: {
    previous: 'Rispetto al periodo precedente',
    year: 'Rispetto all’anno precedente',
  },
  report: 'Apri il report',
  zone: (range, zone) => `${range}, ${zone}`,
  presets: {
    today: 'Oggi',
    last_7_days: 'Ultimi 7 giorni',
    last_4_weeks: 'Ultime 4 settimane',
    last_3_months: 'Ultimi 3 mesi',
    last_12_months: 'Ultimi 12 mesi',
    month_to_date: 'Da inizio mese',
    quarter_to_date: 'Da inizio trimestre',
    year_to_date: 'Da inizio anno',
    all_time: 'Dall’inizio',
  },
};

export const activityChartCopy: Words<typeof english.activityChartCopy> = {
  titles: {
    hour: 'Volume per ora',
    day: 'Volume per giorno',
    week: 'Volume per settimana',
    month: 'Volume per mese',
  },
  sentence: (first, last, peak, at) =>
    `Grafico a linee. Il volume è passato da ${first} a ${last}, con un massimo di ${peak}: ${at}.`,
  nothing: 'Grafico a linee. In questo periodo non c’è stato alcun volume.',
  weekOf: (day) => `Settimana ${fromDay(day)}`,
  from: (day) => `A partire ${fromDay(day)}`,
};

export const surveyCopy: Words<typeof english.surveyCopy> = {
  question: 'Questi dati ti sono utili?',
  ratings: {
    'very-unhappy': 'Per niente',
    unhappy: 'Poco',
    neutral: 'Così così',
    happy: 'Abbastanza',
    'very-happy': 'Molto',
  },
  comment: 'Che cosa li renderebbe migliori?',
  privacy: 'La tua risposta resta nei dati del tuo negozio.',
  cancel: 'Annulla',
  send: 'Invia',
  thanks: 'Grazie per il tuo parere!',
  failed: 'Si è verificato un errore nell’invio del sondaggio. Riprova.',
};
