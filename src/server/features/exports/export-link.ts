import { createHmac, timingSafeEqual } from 'node:crypto';
import { type EpochSeconds, epochSeconds, MINUTE_S } from '#domain/shared/time.ts';

export const LINK_LIFE_S = 15 * MINUTE_S;

/** What a link stands for. Each export has a secret of its own, so its links die with it. */
type Linked = Readonly<{ id: string; user_id: number; link_secret: Buffer }>;
export type ExportLink = Readonly<{ expires: EpochSeconds; token: string }>;

export const makeLink = (linked: Linked, now: EpochSeconds): ExportLink => {
  const expires = epochSeconds(now + LINK_LIFE_S);
  return { expires, token: tokenOf(linked, expires) };
};

/** The time is looked at only after the signature, so that nobody learns anything from a link they made up. */
export function checkLink(
  linked: Linked,
  { expires, token }: Readonly<{ expires: number; token: string }>,
  now: EpochSeconds,
): 'good' | 'expired' | 'forged' {
  const expected = Buffer.from(tokenOf(linked, expires));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now < expires ? 'good' : 'expired';
}

const tokenOf = ({ id, user_id, link_secret }: Linked, expires: number): string =>
  createHmac('sha256', link_secret).update(`${id}|${user_id}|${expires}`).digest('base64url');
