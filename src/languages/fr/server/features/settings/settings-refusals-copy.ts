import type { Words } from '#languages/kit/words.ts';
import type { settingsRefusalsCopy as english } from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english> = {
  readOnly: 'Ceci ne peut pas être modifié ici.',
  noMethod: 'Ce moyen de paiement n’existe pas.',
};
