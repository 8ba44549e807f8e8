import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { AppError } from '#contract/kit/failure.ts';
import { passkeyPlace } from '#domain/signing-in/passkey-place.ts';
import { passkeysCopy as copy } from './passkeys-copy.ts';

/** Fetched when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');

export const knowsPasskeys = (): boolean =>
  !('problem' in passkeyPlace(location)) && typeof PublicKeyCredential !== 'undefined';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Wanted = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** What a browser adds of its own stays in it: nothing of it is read. */
const OWN_ADDITIONS = { clientExtensionResults: {} };

/** What the authenticator signs, once its owner has agreed. */
export async function signWithPasskey(asked: unknown) {
  const { startAuthentication } = await library();
  // The contract has read every field of it; the library's type says the same in its own words.
  const signed = await startAuthentication({ optionsJSON: asked as Asked }).catch(() => {
    throw new AppError('passkey_refused', 403, copy.notUsed);
  });
  return { ...signed, ...OWN_ADDITIONS };
}

export async function makePasskey(wanted: unknown) {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: wanted as Wanted }).catch((error: unknown) => {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw new AppError('passkey_refused', 403, isThere ? copy.thereAlready : copy.notMade);
  });
  return { ...made, ...OWN_ADDITIONS };
}
