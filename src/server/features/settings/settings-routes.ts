import * as contract from '#contract/settings.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { prepareFraudRules } from './prepare-fraud-rules.ts';
import { requestCapability } from './request-capability.ts';
import { saveSettings } from './save-settings.ts';
import { scheduleMigration } from './schedule-migration.ts';
import { viewSettings } from './settings-view.ts';

const fraudRules = { prepare: prepareFraudRules };

export const settingsRoutes: readonly Route[] = [
  route(contract.getSettings, ({ db }) => viewSettings(db)),
  route(contract.saveSettings, saveSettings, fraudRules),
  route(contract.putSettings, saveSettings, fraudRules),
  route(contract.patchSettings, saveSettings, fraudRules),
  route(contract.requestCapability, (context, { id }) => requestCapability(context, id)),
  route(contract.scheduleBillingMigration, beginMigration),
];

async function beginMigration({ db, now, actor, ip }: Context): Promise<never[]> {
  await db.transaction().execute(async (trx) => {
    await scheduleMigration({ db: trx, now });
    await writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: 'billing.migrate',
      object_kind: 'settings',
      object_id: 'payments',
      result: 'succeeded',
    });
  });
  return [];
}
