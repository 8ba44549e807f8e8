import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english.searchCopy> = {
  title: 'Zoeken',
  field: 'Zoek een betaling, bestelling, klant, uitbetaling, geschil, pagina, instelling of hulp',
  placeholder: 'ID, bestelling, naam, e-mail, bedrag, laatste 4 cijfers, pagina, instelling',
  results: 'Resultaten',
  recent: 'Onlangs geopend',
  pages: 'Pagina’s',
  settings: 'Instellingen',
  help: 'Help',
  payments: 'Betalingen',
  orders: 'Bestellingen',
  subscriptions: 'Abonnementen',
  customers: 'Klanten',
  payouts: 'Uitbetalingen',
  disputes: 'Geschillen',
  transactions: 'Mutaties van het saldo',
  loans: 'Leningen',
  lists: 'Verder zoeken',

  noName: 'Geen naam',
  payment: (amount, name) => (name === null ? amount : `${amount} van ${name}`),
  order: (number) => `Bestelling #${number}`,
  subscription: (number) => `Abonnement #${number}`,
  loan: (id) => `Transacties van de lening ${id}`,
  movement: (type, amount) => `${type} van ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} door ${name}`),
  guest: 'Gast: opent wat die heeft betaald',
  inTransactions: (text) => `Transacties met ‘${text}’`,
  inOrders: (text) => `Bestellingen met ‘${text}’`,
  inCustomers: (text) => `Klanten met ‘${text}’`,

  nothing: (text) => `Niets gevonden voor ‘${text}’. Je kunt er in de lijsten hieronder naar zoeken.`,
  failed: 'De zoekfunctie gaf geen antwoord.',
  looking: 'Bezig met zoeken…',
  count: (count) => plural(count, { one: '1 resultaat', other: `${count} resultaten` }),
  keys: { move: 'navigeren', open: 'openen', newTab: 'in een nieuw tabblad', close: 'sluiten' },
};
