import type { SentSettings, Settings } from '#contract/settings.ts';
import { PAYOUT_INTERVALS, WEEKLY_ANCHORS } from '#domain/payouts/payout-schedule.ts';
import type { BusinessDetails } from '#provider/provider-account.ts';
import type { Deps } from '../../deps.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { BUSINESS_FIELDS } from './settings-repository.ts';
import type { SettingsChanges } from './wanted-settings.ts';

export type SettingsDeps = Pick<Deps, 'db' | 'now' | 'log' | 'provider'>;

/** What was switched on and never asked for is asked for now; the provider may take it at once, or want to know more. */
export async function requestMethods(
  deps: SettingsDeps,
  chosen: readonly string[],
  { available_payment_method_ids: available, payment_method_statuses: statuses }: Settings,
): Promise<void> {
  const unasked = chosen.filter(
    (id) => available.includes(id) && statuses[`${id}_payments`]?.status === 'unrequested',
  );
  for (const id of unasked) await deps.provider.requestCapability(id);
  if (unasked.length > 0) await readAccountAgain(deps);
}

/** The provider tells us later too, but whoever saved looks now. */
export async function readAccountAgain(deps: SettingsDeps): Promise<void> {
  const account = await deps.provider.findAccount();
  if (account) await refreshObject(deps, 'account', account.account_id);
}

/** What customers read of the business is told to the provider, whose statements and receipts carry it. */
export async function sendBusinessDetails(deps: SettingsDeps, changes: SettingsChanges): Promise<void> {
  const details: Partial<BusinessDetails> = Object.fromEntries(
    Object.entries(BUSINESS_FIELDS).flatMap(([field, name]) => {
      const value = new Map(Object.entries(changes)).get(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (Object.keys(details).length === 0 || !(await deps.provider.findAccount())) return;
  await deps.provider.updateBusinessDetails(details);
  await readAccountAgain(deps);
}

export type ScheduleChange = Readonly<{
  after: Readonly<Record<string, unknown>>;
  send: (deps: SettingsDeps) => Promise<void>;
}>;

/** The parts of the payout schedule that differ, or nothing. An anchor alone is sent with the interval it belongs to. */
export function scheduleChange(sent: SentSettings, before: Settings): ScheduleChange | undefined {
  const interval = sent.deposit_schedule_interval ?? before.deposit_schedule_interval;
  const weekly = sent.deposit_schedule_weekly_anchor ?? before.deposit_schedule_weekly_anchor;
  const monthly =
    sent.deposit_schedule_monthly_anchor === undefined
      ? before.deposit_schedule_monthly_anchor
      : sent.deposit_schedule_monthly_anchor;
  const after = {
    ...(interval !== before.deposit_schedule_interval && { deposit_schedule_interval: interval }),
    ...(weekly !== before.deposit_schedule_weekly_anchor && { deposit_schedule_weekly_anchor: weekly }),
    ...(monthly !== before.deposit_schedule_monthly_anchor && { deposit_schedule_monthly_anchor: monthly }),
  };
  if (Object.keys(after).length === 0) return undefined;
  return {
    after,
    send: async (deps) => {
      await deps.provider.updatePayoutSchedule({
        interval: PAYOUT_INTERVALS.find((one) => one === interval),
        weekly_anchor: WEEKLY_ANCHORS.find((day) => day === weekly) ?? 'monday',
        monthly_anchor: monthly,
      });
      await readAccountAgain(deps);
    },
  };
}
