import type { Words } from '#languages/kit/words.ts';
import type { settingsRefusalsCopy as english } from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english> = {
  readOnly: 'Das lässt sich hier nicht ändern.',
  noMethod: 'Diese Zahlungsmethode gibt es nicht.',
};
