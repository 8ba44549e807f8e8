import type { Database } from '../../db/database.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import type { Shop } from './shop-page.ts';

/** Whom customers can ask, and what they will find on their statement. */
export async function readBusiness(db: Database): Promise<Shop['business']> {
  const settings = await readSettings(db);
  return {
    email: settings.account_business_support_email,
    phone: settings.account_business_support_phone,
    statement: settings.account_statement_descriptor,
  };
}
