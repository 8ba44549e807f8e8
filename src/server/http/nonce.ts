import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_S } from '#domain/shared/time.ts';
import { getSecret } from '../access/secret-repository.ts';
import type { Actor, Deps } from '../deps.ts';

/** A nonce is good in the tick it was made in and in the next, so it lives between six and twelve hours. */
const TICK_S = 6 * HOUR_S;
const NONCE_CHARACTERS = 20;

type Holder = Pick<Actor, 'user_id' | 'session_id'>;
type Needs = Pick<Deps, 'db' | 'now'>;

/** Proves that a request was made by a page we served to this very session. It says nothing about what is allowed. */
export async function makeNonce(deps: Needs, holder: Holder): Promise<string> {
  return nonceAt(await getSecret(deps.db, 'nonce', deps.now()), holder, currentTick(deps));
}

export async function isNonceOf(deps: Needs, holder: Holder, nonce: string): Promise<boolean> {
  const secret = await getSecret(deps.db, 'nonce', deps.now());
  const tick = currentTick(deps);
  const given = Buffer.from(nonce);
  return [tick, tick - 1].some((at) => {
    const expected = Buffer.from(nonceAt(secret, holder, at));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const currentTick = ({ now }: Pick<Deps, 'now'>): number => Math.floor(now() / TICK_S);

const REMEMBERED_MAX = 10_000;
/** By the secret they were made with: a page sends the same nonce with every call, so most were made before. */
const made = new WeakMap<Buffer, Map<string, string>>();

function nonceAt(secret: Buffer, { user_id, session_id = '' }: Holder, tick: number): string {
  const known = made.get(secret) ?? new Map<string, string>();
  made.set(secret, known);
  const about = `${tick}|${user_id}|${session_id}`;
  const nonce =
    known.get(about) ?? createHmac('sha256', secret).update(about).digest('hex').slice(0, NONCE_CHARACTERS);
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(about, nonce);
  return nonce;
}
