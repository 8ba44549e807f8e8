import type { Words } from '#languages/kit/words.ts';
import type { nothingToShowCopy as english } from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english> = {
  clearFilters: 'Effacer les filtres',
  // The gender of the things is not known here.
  noMatchTitle: () => 'Aucun résultat',
  noMatch: 'Rien ne correspond à votre recherche et à vos filtres. Modifiez-en un, ou effacez-les tous.',
  pastEndTitle: 'Il n’y a rien sur cette page',
  pastEnd: 'La liste est plus courte. Des lignes ont peut-être disparu depuis que vous l’avez ouverte.',
  firstPage: 'Aller à la première page',
};
