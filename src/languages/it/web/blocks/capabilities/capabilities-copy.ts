import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english.capabilitiesCopy> = {
  groups: { see: 'Consultare', act: 'Agire', change: 'Modificare' },
  neededBy: (words) => `Incluso con: ${words.join(', ')}`,
  notYours: 'Non puoi concederlo',
};
