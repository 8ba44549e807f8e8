import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english.capabilitiesCopy> = {
  groups: { see: 'Leest', act: 'Handelt', change: 'Wijzigt' },
  neededBy: (words) => `Hoort bij: ${words.join(', ')}`,
  notYours: 'Kun je niet geven',
};
