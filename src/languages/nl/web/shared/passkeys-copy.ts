import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english.passkeysCopy> = {
  notUsed: 'De passkey is niet gebruikt. Probeer het opnieuw, of kies een andere manier.',
  notMade: 'Er is geen passkey gemaakt. Probeer het opnieuw als je zover bent.',
  thereAlready: 'Dit apparaat heeft al een passkey voor je account.',
};
