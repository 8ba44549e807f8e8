import type { Words } from '#languages/kit/words.ts';
import type { settingsRefusalsCopy as english } from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english> = {
  readOnly: 'Esto no se puede cambiar aquí.',
  noMethod: 'Ese método de pago no existe.',
};
