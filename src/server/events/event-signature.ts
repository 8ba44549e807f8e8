import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EpochSeconds } from '#domain/shared/time.ts';

export const SIGNATURE_HEADER = 'countinghouse-signature';
const TOLERANCE_S = 300;
const SIGNATURES_MAX = 10;

const digestOf = (secret: string, at: number, payload: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(payload).digest();

/** `t=<seconds>,v1=<hex>`: the moment is signed as well, so that an old delivery cannot be sent again later. */
export const signatureOf = (secret: string, at: EpochSeconds, payload: Buffer): string =>
  signatureOfAll([secret], at, payload);

/** By several, while one takes over from the other: whoever checks takes any of them. */
export const signatureOfAll = (secrets: readonly string[], at: EpochSeconds, payload: Buffer): string =>
  [`t=${at}`, ...secrets.map((secret) => `v1=${digestOf(secret, at, payload).toString('hex')}`)].join(',');

/** `late`: signed by who we think, but not within five minutes of now, so it may have been sent before. */
export type SignatureVerdict = Readonly<{ is: 'right' } | { is: 'wrong' } | { is: 'late'; off_s: number }>;

/**
 * Whether these very bytes were signed with one of the secrets, within five minutes of now. There are two secrets while one
 * takes over from the other.
 */
export function checkSignature(
  secrets: readonly string[],
  { payload, header, now }: Readonly<{ payload: Buffer; header: string; now: EpochSeconds }>,
): SignatureVerdict {
  const parts = header.split(',').map((part) => part.trim());
  const at = Number(parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2) ?? Number.NaN);
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).slice(0, SIGNATURES_MAX);
  const isOurs = secrets.some((secret) => {
    const expected = digestOf(secret, at, payload);
    return signatures.some((signature) => timingSafeEqual(expected, Buffer.from(signature.slice(3), 'hex')));
  });
  if (!isOurs || Number.isNaN(at)) return { is: 'wrong' };
  const off_s = Math.abs(now - at);
  return off_s <= TOLERANCE_S ? { is: 'right' } : { is: 'late', off_s };
}
