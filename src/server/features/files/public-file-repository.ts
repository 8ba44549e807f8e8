import { utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../settings/settings-repository.ts';

type Telling = Pick<Deps, 'db' | 'provider'>;

export const notePublicFile = async (
  { db, provider, now }: Telling & Pick<Deps, 'now'>,
  file_id: string,
): Promise<void> => {
  await db
    .insertInto('public_files')
    .values({ provider: provider.name, file_id, uploaded: utcInstant(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Uploaded here to be seen, or in the settings, where one that was uploaded elsewhere can stand as well. */
export async function isPublicFile({ db, provider }: Telling, file_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('public_files')
    .select('file_id')
    .where('provider', '=', provider.name)
    .where('file_id', '=', file_id)
    .executeTakeFirst();
  if (found) return true;
  const { account_branding_logo, account_branding_icon, woopay_store_logo } = await readSettings(db);
  return [account_branding_logo, account_branding_icon, woopay_store_logo].includes(file_id);
}
