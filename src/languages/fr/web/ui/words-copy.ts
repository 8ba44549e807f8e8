import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { WORDS as english } from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english> = {
  busy: 'En cours',
  dismiss: 'Ignorer',
  loading: 'Chargement',
  notifications: 'Notifications',
  optional: 'Facultatif',
  tryAgain: 'Réessayer',
  breadcrumb: 'Fil d’Ariane',
  pages: 'Pages',
  rows: 'Lignes',
  rowsPerPage: 'Lignes par page',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  range: (from, to, total) => `${from}–${to} sur ${total}`,
  noRows: '0 sur 0',
  selectAll: 'Sélectionner toutes les lignes de cette page',
  selectRow: (name) => `Sélectionner ${name}`,
  table: (name) => `Tableau : ${name}`,
  columns: 'Colonnes',
  done: 'Terminé',
  filters: 'Filtres',
  filtersOn: (count) => plural(count, { one: `${count} filtre actif`, other: `${count} filtres actifs` }),
};
