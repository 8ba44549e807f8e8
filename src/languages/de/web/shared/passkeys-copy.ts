import type { Words } from '#languages/kit/words.ts';
import type { passkeysCopy as english } from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english> = {
  notUsed: 'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut, oder wählen Sie einen anderen Weg.',
  notMade: 'Es wurde kein Passkey erstellt. Versuchen Sie es erneut, wenn Sie so weit sind.',
  thereAlready: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
};
