import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english.homeCopy> = {
  title: 'Home',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Hallo' : `Hallo, ${name}`),
};

export const todayCopy: Words<typeof english.todayCopy> = {
  title: 'Vandaag',
  sold: 'Vandaag verkocht',
  payments: (count, words) => plural(count, { one: '1 betaling', other: `${words} betalingen` }),
  orders: 'Bestellingen in verwerking',
  ordersNote: 'Betaald en nog niet afgerond',
  balance: 'Saldo',
  available: (amount) => `${amount} beschikbaar`,
  next: 'Volgende uitbetaling',
  unknown: 'Kon niet worden gelezen',
  failed: 'Niet alle cijfers konden worden gelezen.',
};

export const latestCopy: Words<typeof english.latestCopy> = {
  title: 'Laatste bestellingen',
  loading: 'De laatste bestellingen worden geladen',
  failed: 'De bestellingen konden niet worden geladen.',
  none: 'Er is nog niets besteld. Bestellingen uit je winkel verschijnen hier.',
  nobody: 'Geen naam opgegeven',
  number: (number) => `#${number}`,
  all: 'Alle bestellingen bekijken',
};

export const recentCopy: Words<typeof english.recentCopy> = { title: 'Onlangs bekeken' };
