import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english.passkeysCopy> = {
  notUsed: 'La passkey non è stata usata. Riprova, o scegli un altro modo.',
  notMade: 'Non è stata creata alcuna passkey. Riprova quando vuoi.',
  thereAlready: 'Questo dispositivo ha già una passkey per il tuo account.',
};
