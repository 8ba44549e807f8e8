import type { Words } from '#languages/kit/words.ts';
import type { unknownFiltersCopy as english } from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english> = {
  label: 'Filtro desconhecido',
  leftOut: (filter, value) =>
    value === ''
      ? `O filtro “${filter}” não é conhecido e foi ignorado.`
      : `O filtro “${filter}: ${value}” não é conhecido e foi ignorado.`,
};
