import { listed } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { capabilitiesCopy as english } from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english> = {
  groups: { see: 'Consulter', act: 'Agir', change: 'Modifier' },
  neededBy: (words) => `Inclus avec : ${listed(words)}`,
  notYours: 'Vous ne pouvez pas l’accorder',
};
