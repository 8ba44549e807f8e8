import type { Words } from '#languages/kit/words.ts';
import type { settingsRefusalsCopy as english } from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english> = {
  readOnly: 'Isto não pode ser alterado aqui.',
  noMethod: 'Esta forma de pagamento não existe.',
};
