import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  homeCopy as english,
  latestCopy as englishLatest,
  recentCopy as englishRecent,
  todayCopy as englishToday,
} from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english> = {
  title: 'Startseite',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Guten Tag' : `Guten Tag, ${name}`),
};

export const todayCopy: Words<typeof englishToday> = {
  title: 'Heute',
  sold: 'Heute verkauft',
  payments: (count, words) => plural(count, { one: '1 Zahlung', other: `${words} Zahlungen` }),
  orders: 'Bestellungen in Bearbeitung',
  ordersNote: 'Bezahlt und noch nicht abgeschlossen',
  balance: 'Guthaben',
  available: (amount) => `${amount} verfügbar`,
  next: 'Nächste Auszahlung',
  unknown: 'Konnte nicht gelesen werden',
  failed: 'Nicht alle Zahlen konnten gelesen werden.',
};

export const latestCopy: Words<typeof englishLatest> = {
  title: 'Neueste Bestellungen',
  loading: 'Neueste Bestellungen werden geladen',
  failed: 'Fehler beim Abrufen der Bestellungen.',
  none: 'Noch hat niemand bestellt. Bestellungen Ihres Shops erscheinen hier.',
  nobody: 'Kein Name angegeben',
  number: (number) => `#${number}`,
  all: 'Alle Bestellungen ansehen',
};

export const recentCopy: Words<typeof englishRecent> = { title: 'Zuletzt angesehen' };
