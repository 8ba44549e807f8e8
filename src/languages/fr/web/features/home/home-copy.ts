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
  stepsTitle: 'Premiers pas',
  done: 'Fait',
  steps: {
    connect: {
      title: 'Connecter un compte de paiement',
      text: 'Faites vérifier votre entreprise pour accepter de vrais paiements, ou essayez d’abord tout dans un bac à sable : il est prêt en une minute.',
      action: 'Connecter',
    },
    sell: {
      title: 'Recevoir un paiement',
      text: 'Achetez quelque chose dans votre propre boutique. Dans un bac à sable, une carte de test suffit.',
      action: 'Ouvrir votre boutique',
    },
    refund: {
      title: 'Le rembourser',
      text: 'Ouvrez le paiement et appuyez sur Rembourser. La commande et votre solde changent en conséquence ; les frais du paiement ne sont pas rendus.',
      action: 'Voir les transactions',
    },
    payout: {
      title: 'Voir partir un virement',
      text: 'L’argent devenu disponible part vers votre banque les jours ouvrés. Chaque virement montre sa composition.',
      action: 'Voir les virements',
    },
    live: {
      title: 'Configurer les paiements réels',
      text: 'Faites vérifier votre entreprise pour accepter de vrais paiements. Le bac à sable reste jusqu’à ce que votre compte réel puisse en accepter.',
      action: 'Passer en mode réel',
    },
  },
  moveTime: 'Inutile d’attendre dans un bac à sable : avancez l’horloge d’une semaine.',
  simulator: 'Avancer le temps',
};

export const todayCopy: Words<typeof englishTodayCopy> = {
  title: 'Aujourd’hui',
  sold: 'Vendu aujourd’hui',
  payments: (count, words) => plural(count, { one: `${words} paiement`, other: `${words} paiements` }),
  orders: 'Commandes en cours',
  ordersNote: 'Payées et pas encore terminées',
  balance: 'Solde',
  available: 'disponibles',
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
