import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  exportFiltersCopy as englishExportFiltersCopy,
  exportsCopy as englishExportsCopy,
} from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof englishExportsCopy> = {
  title: 'Exports',
  lead: 'Tous les fichiers demandés, par qui, et ce qu’ils contenaient. En télécharger un de nouveau le recrée d’après les données du moment.',
  table: 'Exports',
  columns: {
    kind: 'Fichier',
    state: 'État',
    rows: 'Lignes',
    size: 'Taille',
    checksum: 'Somme de contrôle',
    asked_by: 'Demandé par',
    created: 'Demandé le',
    actions: 'Actions',
  },
  kinds: {
    transactions: 'Transactions',
    payouts: 'Virements',
    disputes: 'Litiges',
    blocked: 'Paiements bloqués',
    'audit-log': 'Journal d’audit',
    journal: 'Journal',
    statement: 'Relevé mensuel',
  },
  states: {
    waiting: 'Pas encore téléchargé',
    streaming: 'En cours',
    finished: 'Téléchargé',
    failed: 'Interrompu',
  },
  everything: 'Tout',
  columnsCount: (count) => plural(count, { one: `${count} colonne`, other: `${count} colonnes` }),
  checksum: 'Somme de contrôle SHA-256',
  you: 'Vous',
  scheduled: 'par une planification',
  download: 'Télécharger',
  downloadAgain: 'Retélécharger',
  downloadName: (kind, when) => `Télécharger : ${kind}, demandé le ${when}`,
  notYours: 'Seule la personne qui l’a demandé peut le télécharger.',
  downloadFailed: (reason) => `Le fichier n’a pas pu être récupéré. ${reason}`,
  unknownKind: 'Cette page ne connaît pas encore ce type de fichier. Rechargez la page et réessayez.',
  elsewhere: 'Le fichier se trouverait sur un autre site.',
  failed: 'Les exports n’ont pas pu être chargés.',
  emptyTitle: 'Pas encore d’export',
  empty:
    'Appuyez sur « Exporter » au-dessus d’une liste de transactions, de virements ou de litiges, ou au-dessus du journal d’audit. Le fichier sera affiché ici.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['o', 'ko', 'Mo', 'Go'],
};

export const exportFiltersCopy: Words<typeof englishExportFiltersCopy> = {
  fields: {
    date: 'Date',
    amount: 'Montant',
    type: 'Type',
    status: 'Statut',
    store_currency: 'Devise',
    customer_currency: 'Devise du client',
    customer_country: 'Pays',
    channel: 'Canal',
    source: 'Moyen de paiement',
    source_device: 'Appareil',
    risk_level: 'Niveau de risque',
    loan_id: 'Prêt',
    deposit_id: 'Virement',
    at_bank: 'À votre banque',
    search: 'Recherche',
    action: 'Action',
    result: 'Résultat',
    actor_email: 'Qui',
    format: 'Format',
  },
};
