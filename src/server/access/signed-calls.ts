import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { isStorable } from '#domain/shared/storable-text.ts';
import { type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { isSignedNow, SIGNATURE_WINDOW_S } from '#domain/woocommerce/signature-time.ts';
import { signedTexts } from '#domain/woocommerce/signed-text.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findApiKey } from './api-key-repository.ts';
import { openSealed } from './factors/factor-key.ts';
import { type KeyHolder, keyHolder } from './find-key-holder.ts';
import { hashOfKey } from './key-pair.ts';

/** One call as it was sent: OAuth's parameters may stand among those of the query or in a header of their own. */
export type SignedCall = Readonly<{
  method: string;
  /** Without the query; one for each name that this server answers to. */
  addresses: readonly string[];
  pairs: readonly (readonly [name: string, value: string])[];
}>;

const NEEDED = [
  'oauth_consumer_key',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
] as const;
const HASHES: Readonly<Record<string, string>> = { 'HMAC-SHA256': 'sha256', 'HMAC-SHA1': 'sha1' };
const NONCE_CHARACTERS_MAX = 128;
const FORGOTTEN_AT_ONCE = 100;

const refuse = (why: 'key' | 'unsigned_key' | 'method' | 'signature' | 'time' | 'nonce') =>
  fail('woocommerce_rest_authentication_error', { why, signed_in: false });

/**
 * The person whose key signed the call, once. What is wrong is told in the order in which stores tell it; the clock and the
 * nonce only to whoever holds the secret.
 */
export async function findSigner(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  call: SignedCall,
  ip: string,
): Promise<KeyHolder> {
  const given = new Map(call.pairs.filter(([name]) => name.startsWith('oauth_')));
  const missing = NEEDED.filter((name) => !given.get(name));
  if (missing.length > 0)
    throw fail('woocommerce_rest_authentication_missing_parameter', { missing, signed_in: false });
  const of = (name: (typeof NEEDED)[number]): string => given.get(name) ?? '';

  const found = await findApiKey(deps.db, hashOfKey(of('oauth_consumer_key')));
  if (!found) throw refuse('key');
  if (!found.sealed_secret) throw refuse('unsigned_key');
  const algorithm = HASHES[of('oauth_signature_method')];
  if (!algorithm) throw refuse('method');
  const secret = openSealed(deps, found.user_id, found.sealed_secret).toString('utf8');
  // A plus sign may have been read as a blank on the way.
  const signature = Buffer.from(of('oauth_signature').replaceAll(' ', '+'), 'base64');
  const isSignedOver = (text: string): boolean => {
    const expected = createHmac(algorithm, `${secret}&`).update(text).digest();
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  };
  const isOurs = call.addresses.some((address) =>
    signedTexts(call.method, address, call.pairs).some(isSignedOver),
  );
  if (!isOurs) throw refuse('signature');
  const now = deps.now();
  if (!isSignedNow(of('oauth_timestamp'), now)) throw refuse('time');
  if (!(await isFirst(deps.db, found.id, of('oauth_nonce'), now))) throw refuse('nonce');
  return keyHolder(deps, found, ip);
}

/** Notes that it was used, and forgets some that no clock would let in any more. */
async function isFirst(db: Database, api_key_id: number, nonce: string, now: EpochSeconds): Promise<boolean> {
  if (nonce.length > NONCE_CHARACTERS_MAX || !isStorable(nonce)) return false;
  // A clock that is ahead by the whole window is taken, so a call may come again for twice as long.
  const old = utcInstant(epochSeconds(now - 2 * SIGNATURE_WINDOW_S));
  const { rows } = await sql<{ nonce: string }>`
    with forgotten as (
      delete from signed_calls where ctid in
        (select ctid from signed_calls where at < ${old} limit ${FORGOTTEN_AT_ONCE} for update skip locked)
    )
    insert into signed_calls (api_key_id, nonce, at) values (${api_key_id}, ${nonce}, ${utcInstant(now)})
    on conflict do nothing returning nonce`.execute(db);
  return rows.length > 0;
}
