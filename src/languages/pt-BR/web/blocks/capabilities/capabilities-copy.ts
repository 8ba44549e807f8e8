import type { Words } from '#languages/kit/words.ts';
import type { capabilitiesCopy as english } from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english> = {
  groups: { see: 'Consultar', act: 'Agir', change: 'Alterar' },
  neededBy: (words) => `Vem junto com: ${words.join(', ')}`,
  notYours: 'Não cabe a você conceder',
};
