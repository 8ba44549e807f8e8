import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { passkeyPlace } from '#domain/signing-in/passkey-place.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../user-repository.ts';
import { beginChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, listPasskeys, type Passkey, touchPasskey } from './factor-repository.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config'>;
type Transports = PublicKeyCredentialRequestOptionsJSON['allowCredentials'];

/** Loaded when somebody comes with a passkey: most starts of the server need nothing of it. */
const library = () => import('@simplewebauthn/server');

export const placeOf = ({ config }: Pick<Deps, 'config'>) => passkeyPlace(new URL(config.publicUrl));

/** The name that passkeys belong to, and the origin they are used on. */
function homeOf(deps: Pick<Deps, 'config'>): Readonly<{ rpID: string; origin: string }> {
  const place = placeOf(deps);
  if ('problem' in place) throw fail('passkeys_impossible', place);
  return { rpID: place.name, origin: new URL(deps.config.publicUrl).origin };
}

export async function beginAdding(
  deps: Needs,
  { user, holder, storeName }: Readonly<{ user: User; holder: Buffer; storeName: string }>,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rpID } = homeOf(deps);
  const { generateRegistrationOptions } = await library();
  const known = await listPasskeys(deps.db, user.id);
  const options = await generateRegistrationOptions({
    rpName: storeName,
    rpID,
    userID: new Uint8Array(Buffer.from(`user ${user.id}`)),
    userName: user.email,
    userDisplayName: user.display_name,
    attestationType: 'none',
    excludeCredentials: known.map(namedCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await beginChallenge(deps.db, { holder, purpose: 'add_passkey', at: deps.now() }, options.challenge);
  return options;
}

/** What to keep of a new passkey; fails where it signed another challenge, for another place, or without its owner. */
export async function readAdded(deps: Needs, holder: Buffer, response: RegistrationResponseJSON) {
  const { rpID, origin } = homeOf(deps);
  const { verifyRegistrationResponse } = await library();
  const challenge = await takeChallenge(deps.db, { holder, purpose: 'add_passkey', at: deps.now() });
  if (challenge === undefined) throw fail('passkey_refused');
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => undefined);
  if (!checked?.verified) throw fail('passkey_refused');
  const { credential, aaguid, credentialDeviceType } = checked.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    aaguid,
    is_synced: credentialDeviceType === 'multiDevice',
  };
}

type Asking = Readonly<{
  holder: Buffer;
  purpose: 'prove' | 'sign_in';
  /** Whose passkeys alone are wanted; without it, whichever the browser offers. */
  user_id?: number | undefined;
}>;

export async function beginAsking(
  deps: Needs,
  { holder, purpose, user_id }: Asking,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpID } = homeOf(deps);
  const { generateAuthenticationOptions } = await library();
  const known = user_id === undefined ? [] : await listPasskeys(deps.db, user_id);
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    allowCredentials: known.map(namedCredential),
  });
  await beginChallenge(deps.db, { holder, purpose, at: deps.now() }, options.challenge);
  return options;
}

/** The passkey that signed what this holder was asked to have signed, or nothing. It serves once. */
export async function passkeyOf(
  deps: Needs,
  { holder, purpose }: Omit<Asking, 'user_id'>,
  response: AuthenticationResponseJSON,
): Promise<Readonly<{ passkey: Passkey; isRight: boolean }> | undefined> {
  const { rpID, origin } = homeOf(deps);
  const { verifyAuthenticationResponse } = await library();
  const challenge = await takeChallenge(deps.db, { holder, purpose, at: deps.now() });
  const passkey = await findPasskey(deps.db, response.id);
  if (!passkey) return undefined;
  if (challenge === undefined) return { passkey, isRight: false };
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!checked?.verified) return { passkey, isRight: false };
  const { newCounter, credentialDeviceType } = checked.authenticationInfo;
  await touchPasskey(deps.db, passkey.id, {
    counter: newCounter,
    is_synced: credentialDeviceType === 'multiDevice',
    last_used: utcInstant(deps.now()),
  });
  return { passkey, isRight: true };
}

const namedCredential = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  // As the authenticator told us; browsers pass over words they do not know.
  transports: transports as NonNullable<NonNullable<Transports>[number]['transports']>,
});
