import type { Words } from '#languages/kit/words.ts';
import type { unknownFiltersCopy as english } from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english> = {
  label: 'Filtro desconocido',
  leftOut: (filter, value) =>
    value === ''
      ? `El filtro «${filter}» no se conoce y se ha omitido.`
      : `El filtro «${filter}: ${value}» no se conoce y se ha omitido.`,
};
