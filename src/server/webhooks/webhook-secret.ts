import { randomBytes } from 'node:crypto';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { openSealed } from '../access/factors/factor-key.ts';
import type { Deps } from '../deps.ts';
import { findSecrets } from './webhooks-repository.ts';

const SECRET_BYTES = 32;
export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** The secrets that sign for it now, the new one first. */
export async function openSecrets(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  webhook_id: number,
  now: EpochSeconds,
): Promise<readonly string[]> {
  const found = await findSecrets(db, webhook_id);
  if (!found) return [];
  const { user_id, sealed_secret, former_secret, former_until } = found;
  const isFormerValid = former_secret !== null && former_until !== null && former_until > utcInstant(now);
  return [sealed_secret, ...(isFormerValid ? [former_secret] : [])].map((sealed) =>
    openSealed({ config }, user_id, sealed).toString(),
  );
}
