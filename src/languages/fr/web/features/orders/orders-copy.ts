import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  ordersCopy as englishOrdersCopy,
  ordersListCopy as englishOrdersListCopy,
} from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof englishOrdersListCopy> = {
  name: 'Commandes',
  things: (count) => plural(count, { one: 'commande', many: 'de commandes', other: 'commandes' }),
  failed: 'Les commandes n’ont pas pu être chargées.',
  empty: {
    icon: 'orders',
    title: 'Pas encore de commande',
    text: 'Ce que les clients achètent dans votre boutique sera affiché ici, avec les articles et le paiement de chaque commande.',
  },
};

export const ordersCopy: Words<typeof englishOrdersCopy> = {
  title: 'Commandes',
  search: {
    label: 'Rechercher par numéro de commande, nom ou e-mail du client',
    placeholder: 'Numéro de commande, client, e-mail',
    anything: (text) => `Toutes les commandes dont le numéro, le client ou l’e-mail contient « ${text} »`,
  },
  status: 'Statut',
  account: 'Compte',
  accounts: { connected: 'Connecté actuellement', left: 'Un bac à sable quitté' },
  selected: (count) => `Sélection : ${count}`,
  notReady: (count) => `Non payées ou déjà terminées : ${count}`,
  clear: 'Effacer la sélection',
  rowName: (number) => `la commande n° ${number}`,
  mails: {
    open: 'E-mails aux clients',
    title: 'E-mails aux clients',
    text: 'Les clients reçoivent des nouvelles de leurs commandes par e-mail. Choisissez lesquels sont envoyés ; chacun ne l’est qu’une fois.',
    choices: {
      paid: 'Une commande a été payée',
      refunded: 'Une commande a été remboursée, en totalité ou en partie',
      completed: 'Une commande a été terminée',
    },
    save: 'Enregistrer',
    saved: 'Le choix est enregistré.',
    notSaved: 'Le choix n’a pas été enregistré.',
    failed: 'Le choix n’a pas pu être chargé.',
  },
  ofCustomer: 'Commandes d’un seul client',
  ofSubscription: (number) => `Commandes de l’abonnement n° ${number}.`,
  showAll: 'Afficher toutes les commandes',
};
