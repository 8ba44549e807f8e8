import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import { DISPUTED_AT } from './dispute.ts';

/** Puts rules in force, as the page of advanced fraud protection saves them; or only keeps them, at the basic level. */
export async function saveRules(
  db: Database,
  rules: readonly SavedRule[],
  level: 'basic' | 'advanced' = 'advanced',
): Promise<void> {
  const data = { current_protection_level: level, advanced_fraud_protection_settings: rules };
  await db.deleteFrom('settings').execute();
  await db
    .insertInto('settings')
    .values({
      version: 1,
      data: JSON.stringify(data),
      changed_by: 'a test',
      changed: utcInstant(DISPUTED_AT),
    })
    .execute();
}
