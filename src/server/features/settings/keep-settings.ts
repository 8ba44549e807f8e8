import { fail } from '#contract/kit/errors.ts';
import type { Settings } from '#contract/settings.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Context } from '../../http/route.ts';
import { writeOptions } from '../../store/options-repository.ts';
import type { ScheduleChange, SettingsDeps } from './change-account.ts';
import { scheduleMigration } from './schedule-migration.ts';
import { readSettings, writeSettings } from './settings-repository.ts';
import type { SettingsChanges } from './wanted-settings.ts';

type Change = Readonly<{
  before: Settings;
  changes: SettingsChanges;
  schedule: ScheduleChange | undefined;
}>;

/** Writes the changes, what follows from them, and the line of the audit log, or nothing of all that. */
export async function keepSettings(
  { db, now, actor, ip }: SettingsDeps & Pick<Context, 'actor' | 'ip'>,
  { before, changes, schedule }: Change,
): Promise<void> {
  const at = utcInstant(now());
  await db.transaction().execute(async (trx) => {
    const inside = { db: trx, now };
    if (!(await writeSettings(trx, { onto: before.version, changes, by: actor.email, at }))) {
      const { version, last_change } = await readSettings(trx);
      throw fail('settings_conflict', { version, by: last_change?.by ?? '' });
    }
    if (schedule) await writeOptions(inside, { wcpay_next_deposit_notice_dismissed: false });
    if (changes.is_stripe_billing_enabled === false) await scheduleMigration(inside);
    const after = { ...changes, ...schedule?.after };
    await writeAudit(trx, {
      at,
      ...authorOf({ actor, ip }),
      action: 'settings.save',
      object_kind: 'settings',
      object_id: 'payments',
      result: 'succeeded',
      before: namedOf(Object.keys(after), before),
      after,
    });
  });
}

const namedOf = (names: readonly string[], of: Settings): Record<string, unknown> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
