import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english.settingsRefusalsCopy> = {
  readOnly: 'Dit kan hier niet worden gewijzigd.',
  noMethod: 'Deze betaalmethode bestaat niet.',
};
