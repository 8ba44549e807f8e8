import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  homeCopy as englishHomeCopy,
  latestCopy as englishLatestCopy,
  recentCopy as englishRecentCopy,
  todayCopy as englishTodayCopy,
} from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof englishHomeCopy> = {
  title: 'Accueil',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Bonjour' : `Bonjour ${name}`),
};

export const todayCopy: Words<typeof englishTodayCopy> = {
  title: 'Aujourd’hui',
  sold: 'Vendu aujourd’hui',
  payments: (count, words) => plural(count, { one: `${words} paiement`, other: `${words} paiements` }),
  orders: 'Commandes en cours',
  ordersNote: 'Payées et pas encore terminées',
  balance: 'Solde',
  available: (amount) => `Disponible : ${amount}`,
  next: 'Prochain virement',
  unknown: 'N’a pas pu être lu',
  failed: 'Certains chiffres n’ont pas pu être lus.',
};

export const latestCopy: Words<typeof englishLatestCopy> = {
  title: 'Dernières commandes',
  loading: 'Chargement des dernières commandes',
  failed: 'Erreur lors du chargement des commandes.',
  none: 'Personne n’a encore commandé. Les commandes de votre boutique apparaissent ici.',
  nobody: 'Aucun nom indiqué',
  number: (number) => `#${number}`,
  all: 'Voir toutes les commandes',
};

export const recentCopy: Words<typeof englishRecentCopy> = { title: 'Vus récemment' };
