import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  blockedCopy as englishBlockedCopy,
  blockedListCopy as englishBlockedListCopy,
} from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof englishBlockedListCopy> = {
  name: 'Paiements bloqués',
  things: (count) => plural(count, { one: 'paiement', many: 'de paiements', other: 'paiements' }),
  failed: 'Erreur lors du chargement des transactions en cours d’examen.',
  empty: {
    icon: 'shield',
    title: 'Rien n’a été bloqué',
    text: 'Les paiements que vos règles antifraude bloquent, ou retiennent jusqu’à ce que vous les regardiez, seront affichés ici.',
  },
};

export const blockedCopy: Words<typeof englishBlockedCopy> = {
  details: 'Détails',
  detailsOf: (status, amount, day) => `Détails du paiement : ${status}, ${amount}, ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'Aucun client',
  noPayment: 'Aucun paiement',
  noRule: 'Aucune règle connue',
  search: {
    label: 'Rechercher par numéro de commande ou nom de client',
    placeholder: 'Numéro de commande ou client',
    anything: (text) => `Tous les paiements dont le nom du client contient « ${text} »`,
  },
  export: 'Exporter',
  exportFailed: 'Un problème est survenu lors de la création de votre export.',
  tryAgain: 'Réessayer',
  filename: (day) => `paiements-bloques-${day}.csv`,
};
