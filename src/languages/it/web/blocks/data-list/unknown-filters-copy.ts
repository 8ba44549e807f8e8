import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english.unknownFiltersCopy> = {
  label: 'Filtro sconosciuto',
  leftOut: (filter, value) =>
    value === ''
      ? `Il filtro “${filter}” non è noto ed è stato ignorato.`
      : `Il filtro “${filter}: ${value}” non è noto ed è stato ignorato.`,
};
