import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  currency: 'Devise',
  allCurrencies: 'Toutes les devises',
  clearFilters: 'Effacer les filtres',
  // The gender of the things is not known here.
  noMatchTitle: () => 'Aucun résultat',
  noMatch: 'Rien ne correspond à votre recherche et à vos filtres. Modifiez-en un, ou effacez-les tous.',
  pastEndTitle: 'Il n’y a rien sur cette page',
  pastEnd: 'La liste est plus courte. Des lignes ont peut-être disparu depuis que vous l’avez ouverte.',
  firstPage: 'Aller à la première page',
  searchTerm: 'Recherche',
  searchTerms: 'Recherches',
  removeTerm: (term) => `Retirer la recherche : ${term}`,
  columnsNotSaved: 'Vos colonnes n’ont pas été enregistrées.',
  found: (count, things) => `Résultat : ${count} ${things}`,
  noExport: 'Pourquoi il n’y a pas d’export',
  export: 'Exporter',
  schedule: 'Planifier',
  exportFailed: 'Un problème est survenu lors de la création de votre export.',
  tryAgain: 'Réessayer',
};
