import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof english.payoutsListCopy> = {
  name: 'Overzicht van uitbetalingen',
  things: (count) => plural(count, { one: 'uitbetaling', other: 'uitbetalingen' }),
  failed: 'De uitbetalingen konden niet worden geladen.',
  empty: {
    icon: 'payout',
    title: 'Nog geen uitbetalingen',
    text: 'Zodra je eerste betalingen beschikbaar zijn, worden ze naar je bank overgemaakt en staat elke uitbetaling hier.',
  },
};

export const payoutsCopy: Words<typeof english.payoutsCopy> = {
  title: 'Uitbetalingen',
  show: 'Tonen',
  showAll: 'Alle uitbetalingen',
  showAdvanced: 'Uitgebreide filters',
  total: 'Totaal',
  chooseCurrency: 'Kies één valuta om totalen te zien.',
  note: (currency, zone) => `${currency}, ${zone}`,

  filters: {
    date: 'Datum',
    status: 'Status',
    source: 'Betaalmethode',
  },

  detailsColumn: 'Details',
  details: 'Details',
  detailsOf: (type, amount, day) => `Uitbetalingsdetails: ${type} van ${amount}, ${day}`,
  noBank: 'Geen bankrekening',
  atBankColumn: 'Bij je bank',
  notAtBank: 'Geen regel verwacht',
  whatToDo: 'Wat te doen',
  whatToDoAbout: (state) => `${state}: wat te doen`,

  exportTitle: (count) => `Uitbetalingen exporteren (${count})?`,
  exportAction: (count) => `Uitbetalingen exporteren (${count})`,
  exportQuestion: (count) =>
    `Je staat op het punt ${plural(count, { one: '1 uitbetaling', other: `${figure(count)} uitbetalingen` })} te exporteren. Wil je een kleinere export, gebruik dan een of meer filters. Wil je doorgaan?`,
};

export const payoutTilesCopy: Words<typeof english.payoutTilesCopy> = {
  label: 'Uitbetalingen in één oogopslag',
  next: 'Volgende uitbetaling',
  inTransit: 'Onderweg',
  paidThisMonth: 'Deze maand uitbetaald',
  payouts: (count, words) => plural(count, { one: '1 uitbetaling', other: `${words} uitbetalingen` }),
  unknown: 'Kon niet worden gelezen',
};

export const payoutNoticesCopy: Words<typeof english.payoutNoticesCopy> = {
  failed: 'Uitbetalingen zijn gepauzeerd omdat een recente uitbetaling is mislukt. Werk je bankgegevens bij.',
  failedTitle: 'Je uitbetalingen zijn gepauzeerd',
  updateBank: 'Bankgegevens bijwerken',
  nextTitle: 'Wanneer je volgende uitbetaling wordt overgemaakt',
  next: (schedule) =>
    `Wat beschikbaar is, wordt automatisch uitbetaald, ${schedule}. Daarna duurt het 1 tot 3 werkdagen voordat je bank het toont.`,
  learnMore: 'Meer over uitbetalingsschema’s',
};

export const feedbackCopy: Words<typeof english.feedbackCopy> = {
  question: 'Ben je tevreden over de uitbetalingen?',
  questionText: 'Jouw mening helpt andere winkeliers kiezen, en helpt ons verbeteren wat niet werkt.',
  yes: 'Ja',
  no: 'Nee',

  positiveTitle: 'Fijn om te horen',
  positiveText: 'Vertel het gerust aan andere winkeliers: jouw mening helpt ze goed kiezen.',
  done: 'Klaar',

  negativeTitle: 'Wat kan er beter?',
  negativeText: 'Vertel wat er misging of wat je mist. We lezen elk woord.',
  comments: 'Je feedback',
  send: 'Feedback versturen',
  cancel: 'Annuleren',
  thanks: 'Bedankt voor je feedback!',
  failed: 'Je feedback is niet verstuurd.',
};
