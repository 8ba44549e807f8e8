import type { Words } from '#languages/kit/words.ts';
import type { unknownFiltersCopy as english } from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english> = {
  label: 'Unbekannter Filter',
  leftOut: (filter, value) =>
    value === ''
      ? `Der Filter „${filter}“ ist nicht bekannt und wurde weggelassen.`
      : `Der Filter „${filter}: ${value}“ ist nicht bekannt und wurde weggelassen.`,
};
