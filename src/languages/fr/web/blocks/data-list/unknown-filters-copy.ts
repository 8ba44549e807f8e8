import type { Words } from '#languages/kit/words.ts';
import type { unknownFiltersCopy as english } from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english> = {
  label: 'Filtre inconnu',
  leftOut: (filter, value) =>
    value === ''
      ? `Le filtre « ${filter} » est inconnu et n’a pas été appliqué.`
      : `Le filtre « ${filter} : ${value} » est inconnu et n’a pas été appliqué.`,
};
