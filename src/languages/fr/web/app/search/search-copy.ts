import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { searchCopy as english } from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english> = {
  title: 'Rechercher',
  field:
    'Rechercher un paiement, une commande, un client, un virement, un litige, une page, un paramètre ou une rubrique d’aide',
  placeholder: 'ID, commande, nom, e-mail, montant, 4 derniers chiffres, page, paramètre',
  results: 'Résultats',
  recent: 'Ouverts récemment',
  pages: 'Pages',
  settings: 'Paramètres',
  help: 'Aide',
  payments: 'Paiements',
  orders: 'Commandes',
  subscriptions: 'Abonnements',
  customers: 'Clients',
  payouts: 'Virements',
  disputes: 'Litiges',
  transactions: 'Mouvements du solde',
  loans: 'Prêts',
  lists: 'Chercher plus loin',

  noName: 'Sans nom',
  payment: (amount, name) => (name === null ? amount : `${amount} par ${name}`),
  order: (number) => `Commande n° ${number}`,
  subscription: (number) => `Abonnement n° ${number}`,
  loan: (id) => `Transactions du prêt ${id}`,
  movement: (type, amount) => `${type} de ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} par ${name}`),
  guest: 'Invité : ouvre ses paiements',
  inTransactions: (text) => `Transactions avec « ${text} »`,
  inOrders: (text) => `Commandes avec « ${text} »`,
  inCustomers: (text) => `Clients avec « ${text} »`,

  nothing: (text) => `Rien n’a été trouvé pour « ${text} ». Vous pouvez chercher dans les listes ci-dessous.`,
  failed: 'La recherche n’a pas répondu.',
  looking: 'Recherche…',
  count: (count) => plural(count, { one: `${count} résultat`, other: `${figure(count)} résultats` }),
  keys: {
    move: 'pour se déplacer',
    open: 'pour ouvrir',
    newTab: 'dans un nouvel onglet',
    close: 'pour fermer',
  },
};
