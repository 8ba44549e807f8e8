import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english.settingsRefusalsCopy> = {
  readOnly: 'Questo non si può cambiare qui.',
  noMethod: 'Questo metodo di pagamento non esiste.',
};
