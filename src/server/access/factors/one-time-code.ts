import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EpochSeconds } from '#domain/shared/time.ts';

// RFC 6238 as every authenticator app speaks it: HMAC-SHA-1, six digits, a new code every thirty seconds.
const SECRET_BYTES = 20;
const STEP_S = 30;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newCodeSecret = (): Buffer => randomBytes(SECRET_BYTES);

export const stepOf = (at: EpochSeconds): number => Math.floor(at / STEP_S);

/** The code of one step. */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = (mac.readUInt32BE(offset) % 2 ** 31) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/**
 * The step a code belongs to, where it may be taken now. Clocks differ and people type slowly: the code before and the one
 * after count too. One that was taken, and any older one, is none any more.
 */
export function acceptedStep(
  secret: Buffer,
  { code, at, lastStep }: Readonly<{ code: string; at: EpochSeconds; lastStep: number }>,
): number | undefined {
  const given = Buffer.from(code);
  const now = stepOf(at);
  return [now - 1, now, now + 1].find((step) => {
    const right = Buffer.from(codeAt(secret, step));
    return step > lastStep && given.length === right.length && timingSafeEqual(given, right);
  });
}

/** Without padding, as apps want it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What the square says to an app: whose code it is, and its secret. */
export function codeAddress(secret: Buffer, { email, issuer }: Readonly<{ email: string; issuer: string }>) {
  // A colon would end the name of the issuer.
  const name = issuer.replaceAll(':', ' ').trim() || 'Countinghouse';
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(name)}`;
}
