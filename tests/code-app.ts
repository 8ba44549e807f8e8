import { epochSeconds } from '#domain/shared/time.ts';
import { codeAt, stepOf } from '#server/access/factors/one-time-code.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret at a moment. */
export function codeOfApp(secret: string, at: number): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Buffer.from(bytes), stepOf(epochSeconds(at)));
}
