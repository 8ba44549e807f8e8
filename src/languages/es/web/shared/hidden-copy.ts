import type { Words } from '#languages/kit/words.ts';
import type { hiddenCopy as english } from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english> = {
  word: 'Oculto',
  why: (roleName) => `Tu rol, ${roleName}, no incluye los nombres y direcciones de los clientes.`,
};
