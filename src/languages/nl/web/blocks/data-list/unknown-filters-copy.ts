import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/unknown-filters-copy.ts';

export const unknownFiltersCopy: Words<typeof english.unknownFiltersCopy> = {
  label: 'Onbekend filter',
  leftOut: (filter, value) =>
    value === ''
      ? `Het filter ‘${filter}’ is onbekend en is weggelaten.`
      : `Het filter ‘${filter}: ${value}’ is onbekend en is weggelaten.`,
};
