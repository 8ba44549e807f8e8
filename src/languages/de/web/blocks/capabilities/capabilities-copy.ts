import type { Words } from '#languages/kit/words.ts';
import type { capabilitiesCopy as english } from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english> = {
  groups: { see: 'Ansehen', act: 'Ausführen', change: 'Ändern' },
  neededBy: (words) => `Nötig für: ${words.join(', ')}`,
  notYours: 'Können Sie nicht vergeben',
};
