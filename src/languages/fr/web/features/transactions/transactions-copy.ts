import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  transactionsCopy as englishTransactionsCopy,
  transactionsListCopy as englishTransactionsListCopy,
} from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof englishTransactionsListCopy> = {
  name: 'Transactions',
  things: (count) => plural(count, { one: 'transaction', many: 'de transactions', other: 'transactions' }),
  failed: 'Erreur lors du chargement des transactions.',
  empty: {
    icon: 'card',
    title: 'Pas encore de transaction',
    text: 'Le premier paiement, puis chaque encaissement, remboursement et frais, seront affichés ici au fur et à mesure.',
  },
};

export const transactionsCopy: Words<typeof englishTransactionsCopy> = {
  title: 'Transactions',

  tabs: {
    label: 'Types de transactions',
    transactions: 'Transactions',
    uncaptured: 'Non capturés',
    blocked: 'Bloqués',
    waiting: 'en attente',
    counting: '…',
  },
  search: {
    people: { label: 'Rechercher par nom ou e-mail du client', placeholder: 'Nom ou e-mail du client' },
    orders: {
      label: 'Rechercher par numéro de commande, nom ou e-mail du client',
      placeholder: 'Numéro de commande, client, e-mail',
    },
    subscriptions: {
      label: 'Rechercher par numéro de commande ou d’abonnement, nom ou e-mail du client',
      placeholder: 'Numéro de commande ou d’abonnement, client, e-mail',
    },
    anything: (text) => `Toutes les transactions dont le nom ou l’e-mail du client contient « ${text} »`,
  },

  total: 'Total',
  fees: 'Frais',
  net: 'Net',
  chooseCurrency: 'Choisissez une devise pour voir les totaux.',
  note: (currency, zone) => `${currency}, ${zone}`,

  forAccountants: 'Comptabilité',
};
