import type { Words } from '#languages/kit/words.ts';
import type { capabilitiesCopy as english } from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english> = {
  groups: { see: 'Consultar', act: 'Actuar', change: 'Cambiar' },
  neededBy: (words) => `Va incluido en: ${words.join(', ')}`,
  notYours: 'No puedes darlo tú',
};
