import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { getSecret } from './secret-repository.ts';

const RANDOM_BYTES = 24;
const SIGNATURE_BYTES = 24;
/** What 48 bytes look like. */
const FORM = /^[\w-]{64}$/;

/** What the tokens of devices are signed with. Asked for before a transaction begins: only then is it remembered. */
export const getDeviceKey = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Buffer> =>
  getSecret(db, 'devices', now());

/** Random bytes and our signature of them: whether a token is ours is seen without asking the database. */
export function makeDeviceToken(key: Buffer): string {
  const random = randomBytes(RANDOM_BYTES);
  return Buffer.concat([random, signatureOf(key, random)]).toString('base64url');
}

/** The token, where we made it; what somebody made up, and what came with an earlier release, is none. */
export function ownDeviceToken(key: Buffer, token: string | undefined): string | undefined {
  if (token === undefined || !FORM.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [random, signature] = [bytes.subarray(0, RANDOM_BYTES), bytes.subarray(RANDOM_BYTES)];
  return timingSafeEqual(signature, signatureOf(key, random)) ? token : undefined;
}

const signatureOf = (key: Buffer, random: Buffer): Buffer =>
  createHmac('sha256', key).update('device ').update(random).digest().subarray(0, SIGNATURE_BYTES);
