import type { Words } from '#languages/kit/words.ts';
import type { passkeysCopy as english } from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english> = {
  notUsed: 'No se ha usado la llave de acceso. Inténtalo de nuevo o elige otra forma.',
  notMade: 'No se ha creado ninguna llave de acceso. Inténtalo de nuevo cuando quieras.',
  thereAlready: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
};
