import type { Words } from '#languages/kit/words.ts';
import type { passkeysCopy as english } from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english> = {
  notUsed: 'La clé d’accès n’a pas été utilisée. Réessayez, ou choisissez un autre moyen.',
  notMade: 'Aucune clé d’accès n’a été créée. Réessayez quand vous voudrez.',
  thereAlready: 'Cet appareil a déjà une clé d’accès pour votre compte.',
};
