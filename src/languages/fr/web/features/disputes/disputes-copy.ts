import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  awaitingListCopy as englishAwaitingListCopy,
  disputesCopy as englishDisputesCopy,
  disputesListCopy as englishDisputesListCopy,
} from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'Litiges',
  things: (count: number) => plural(count, { one: 'litige', many: 'de litiges', other: 'litiges' }),
  failed: 'Erreur lors du chargement des litiges.',
  summaryFailed: 'Erreur lors du chargement du résumé des litiges.',
};

export const disputesListCopy: Words<typeof englishDisputesListCopy> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'Aucun litige',
    text: 'Quand la banque d’un client pose une question sur un paiement ou le reprend, le litige est affiché ici avec la date limite de réponse.',
  },
};
export const awaitingListCopy: Words<typeof englishAwaitingListCopy> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Rien n’attend votre réponse',
    text: 'Tous les litiges et demandes d’information ont une réponse ou une décision. Les nouveaux apparaissent ici, et un e-mail vous les rappelle avant la fin du délai.',
  },
};

export const disputesCopy: Words<typeof englishDisputesCopy> = {
  title: 'Litiges',
  show: 'Afficher',
  awaiting: 'En attente de réponse',
  all: 'Tous les litiges',
  search: {
    label: 'Rechercher par numéro de commande, nom ou e-mail du client',
    placeholder: 'Numéro de commande, client, e-mail',
    anything: (text) => `Tous les litiges de clients dont le nom ou l’e-mail contient « ${text} »`,
  },
  status: 'Statut',
  date: 'Date du litige',

  total: 'Total',
  atStake: 'En jeu',
  between: ' · ',
  note: (currency, zone) => `${currency}, ${zone}`,

  details: 'Détails',
  detailsOf: (amount, customer) => `Détails du litige : ${amount}, ${customer}`,
  action: 'Action',
  respond: 'Répondre',
  seeDetails: 'Voir les détails',
  actionFor: (action, amount, customer) => `${action} : ${amount}, ${customer}`,
  lastDay: 'Dernier jour',
  dueSoon: (days) =>
    plural(days, {
      one: `${days} jour, échéance proche`,
      other: `${days} jours, échéance proche`,
    }),
  daysLeft: (days) => plural(days, { one: `${days} jour restant`, other: `${days} jours restants` }),
  noDeadline: 'Aucune réponse attendue',
  noSource: 'Aucun moyen de paiement',
  noOrder: 'Aucune commande',
  aCustomer: 'un client',
  noCustomer: 'Aucun client',
  noEmail: 'Aucun e-mail',
  noCountry: 'Aucun pays',
  order: (number) => `#${number}`,

  exportTitle: (count) => `Exporter ${count} litiges ?`,
  exportAction: (count) => `Exporter ${count} litiges`,
  exportQuestion: (count) =>
    `Vous êtes sur le point d’exporter ${figure(count)} litiges. Pour réduire la taille de l’export, vous pouvez utiliser un ou plusieurs filtres. Voulez-vous continuer ?`,
};
