import { encode } from 'uqr';
import type { Deps } from '../../deps.ts';
import type { User } from '../user-repository.ts';
import { beginChallenge, findChallenge } from './challenges.ts';
import { openSealed, sealFor } from './factor-key.ts';
import { acceptedStep, base32, codeAddress, newCodeSecret } from './one-time-code.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config'>;

/** What an app reads, and what somebody types who cannot show it to one. */
export type NewCodes = Readonly<{ secret: string; square: Readonly<{ size: number; path: string }> }>;

/**
 * A new secret, shown to its holder alone: a session, or a browser between two steps. Whoever begins elsewhere sees another
 * one, so nobody can confirm a secret that somebody else has seen.
 */
export async function beginCodes(
  deps: Needs,
  { user, holder, storeName }: Readonly<{ user: User; holder: Buffer; storeName: string }>,
): Promise<NewCodes> {
  const secret = newCodeSecret();
  const sealed = sealFor(deps, user.id, secret).toString('base64url');
  await beginChallenge(deps.db, { holder, purpose: 'add_code', at: deps.now() }, sealed);
  return shown(secret, user, storeName);
}

/** The one begun before, for a page that is shown again; nothing, where it took too long. */
export async function begunCodes(
  deps: Needs,
  { user, holder, storeName }: Readonly<{ user: User; holder: Buffer; storeName: string }>,
): Promise<NewCodes | undefined> {
  const sealed = await findChallenge(deps.db, { holder, purpose: 'add_code', at: deps.now() });
  if (sealed === undefined) return undefined;
  return shown(openSealed(deps, user.id, Buffer.from(sealed, 'base64url')), user, storeName);
}

/** The secret that a first code proves the app to have; nothing, where none was begun; `wrong`, where the code is. */
export async function confirmBegun(
  deps: Needs,
  { user_id, holder, code }: Readonly<{ user_id: number; holder: Buffer; code: string }>,
): Promise<Readonly<{ sealed_secret: Buffer; step: number }> | 'wrong' | undefined> {
  const at = deps.now();
  const sealed = await findChallenge(deps.db, { holder, purpose: 'add_code', at });
  if (sealed === undefined) return undefined;
  const sealed_secret = Buffer.from(sealed, 'base64url');
  const bare = code.replaceAll(/[\s-]/g, '');
  const step = acceptedStep(openSealed(deps, user_id, sealed_secret), { code: bare, at, lastStep: 0 });
  return step === undefined ? 'wrong' : { sealed_secret, step };
}

function shown(secret: Buffer, { email }: User, issuer: string): NewCodes {
  // The quiet margin belongs to the square: without it cameras do not find it.
  const { size, data } = encode(codeAddress(secret, { email, issuer }), { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { secret: base32(secret), square: { size, path } };
}
