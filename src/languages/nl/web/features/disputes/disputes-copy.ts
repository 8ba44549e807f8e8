import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'Geschillen',
  things: (count: number) => plural(count, { one: 'geschil', other: 'geschillen' }),
  failed: 'De geschillen konden niet worden geladen.',
  summaryFailed: 'De samenvatting van de geschillen kon niet worden geladen.',
};

export const disputesListCopy: Words<typeof english.disputesListCopy> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'Geen geschillen',
    text: 'Als de bank van een klant naar een betaling vraagt of het geld terughaalt, staat dat hier met de dag waarop je uiterlijk moet reageren.',
  },
};
export const awaitingListCopy: Words<typeof english.awaitingListCopy> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Niets wacht op je reactie',
    text: 'Elk geschil en informatieverzoek is beantwoord of beslist. Nieuwe verschijnen hier, en je krijgt een herinnering per e-mail voordat de tijd voorbij is.',
  },
};

export const disputesCopy: Words<typeof english.disputesCopy> = {
  title: 'Geschillen',
  show: 'Tonen',
  awaiting: 'Wacht op reactie',
  all: 'Alle geschillen',
  search: {
    label: 'Zoek op bestelnummer, naam of e-mail van de klant',
    placeholder: 'Bestelnummer, klant, e-mail',
    anything: (text) => `Alle geschillen van klanten met ‘${text}’ in naam of e-mail`,
  },
  status: 'Status',
  date: 'Betwist op',

  total: 'Totaal',
  atStake: 'Op het spel',
  between: ' · ',
  note: (currency, zone) => `${currency}, ${zone}`,

  details: 'Details',
  detailsOf: (amount, customer) => `Details van het geschil: ${amount}, ${customer}`,
  action: 'Actie',
  respond: 'Reageren',
  seeDetails: 'Details bekijken',
  actionFor: (action, amount, customer) => `${action}: ${amount}, ${customer}`,
  lastDay: 'Vandaag laatste dag',
  dueSoon: (days) =>
    plural(days, { one: 'Nog 1 dag, deadline nadert', other: `Nog ${figure(days)} dagen, deadline nadert` }),
  daysLeft: (days) => plural(days, { one: 'Nog 1 dag', other: `Nog ${figure(days)} dagen` }),
  noDeadline: 'Geen reactie nodig',
  noSource: 'Geen betaalmethode',
  noOrder: 'Geen bestelling',
  aCustomer: 'een klant',
  noCustomer: 'Geen klant',
  noEmail: 'Geen e-mail',
  noCountry: 'Geen land',
  order: (number) => `#${number}`,

  exportTitle: (count) => `Geschillen exporteren (${count})?`,
  exportAction: (count) => `Geschillen exporteren (${count})`,
  exportQuestion: (count) =>
    `Je staat op het punt ${plural(count, { one: '1 geschil', other: `${figure(count)} geschillen` })} te exporteren. Wil je een kleinere export, gebruik dan een of meer filters. Wil je doorgaan?`,
};
