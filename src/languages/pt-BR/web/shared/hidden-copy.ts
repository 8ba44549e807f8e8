import type { Words } from '#languages/kit/words.ts';
import type { hiddenCopy as english } from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english> = {
  word: 'Oculto',
  why: (roleName) => `Sua função, ${roleName}, não inclui os nomes e endereços dos clientes.`,
};
