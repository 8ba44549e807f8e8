import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  disputesCopy as english,
  awaitingListCopy as englishAwaiting,
  disputesListCopy as englishList,
} from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'Anfechtungen',
  things: (count: number) => plural(count, { one: 'Anfechtung', other: 'Anfechtungen' }),
  failed: 'Fehler beim Abrufen der Anfechtungen.',
  summaryFailed: 'Fehler beim Abrufen der Zusammenfassung der Anfechtungen.',
};

export const disputesListCopy: Words<typeof englishList> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'Keine Anfechtungen',
    text: 'Wenn die Bank eines Kunden nach einer Zahlung fragt oder sie zurückholt, steht das hier, mit dem Tag, bis zu dem Sie antworten müssen.',
  },
};
export const awaitingListCopy: Words<typeof englishAwaiting> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Nichts wartet auf Ihre Antwort',
    text: 'Jede Anfechtung und Anfrage ist beantwortet oder entschieden. Neue erscheinen hier, und vor Ablauf der Frist werden Sie per E\u2011Mail erinnert.',
  },
};

export const disputesCopy: Words<typeof english> = {
  title: 'Anfechtungen',
  show: 'Anzeigen',
  awaiting: 'Antwort ausstehend',
  all: 'Alle Anfechtungen',
  search: {
    label: 'Nach Bestellnummer, Kundenname oder E\u2011Mail suchen',
    placeholder: 'Bestellnummer, Kunde, E\u2011Mail',
    anything: (text) => `Alle Anfechtungen mit „${text}“ in Kundenname oder E\u2011Mail`,
  },
  status: 'Status',
  date: 'Angefochten am',

  total: 'Summe',
  atStake: 'Worum es geht',
  between: ' · ',
  note: (currency, zone) => `${currency}, ${zone}`,

  details: 'Details',
  detailsOf: (amount, customer) => `Anfechtungsdetails: ${amount}, ${customer}`,
  action: 'Aktion',
  respond: 'Antworten',
  seeDetails: 'Details ansehen',
  actionFor: (action, amount, customer) => `${action}: ${amount}, ${customer}`,
  lastDay: 'Heute letzter Tag',
  dueSoon: (days) =>
    plural(days, {
      one: 'Noch\u00a01\u00a0Tag, bald\u00a0fällig',
      other: `Noch\u00a0${days}\u00a0Tage, bald\u00a0fällig`,
    }),
  daysLeft: (days) => plural(days, { one: 'Noch\u00a01\u00a0Tag', other: `Noch\u00a0${days}\u00a0Tage` }),
  noDeadline: 'Keine Antwort nötig',
  noSource: 'Keine Zahlungsmethode',
  noOrder: 'Keine Bestellung',
  aCustomer: 'ein Kunde',
  noCustomer: 'Kein Kunde',
  noEmail: 'Keine E\u2011Mail',
  noCountry: 'Kein Land',
  order: (number) => `#${number}`,

  exportTitle: (count) => `Anfechtungen exportieren (${count})?`,
  exportAction: (count) => `Anfechtungen exportieren (${count})`,
  exportQuestion: (count) =>
    `Sie sind dabei, ${plural(count, { one: '1 Anfechtung', other: `${figure(count)} Anfechtungen` })} zu exportieren. Mit einem oder mehreren Filtern können Sie den Export verkleinern. Möchten Sie fortfahren?`,
};
