import { AppError, fail } from '#contract/kit/errors.ts';
import type { SentSettings, Settings } from '#contract/settings.ts';
import { settingsProblems } from '#domain/settings/settings-problems.ts';
import { forbiddenSettings } from '#domain/settings/settings-rights.ts';
import type { Context } from '../../http/route.ts';
import { requestMethods, type SettingsDeps, scheduleChange, sendBusinessDetails } from './change-account.ts';
import { keepSettings } from './keep-settings.ts';
import { refuseReadOnlyChanges } from './refuse-read-only-changes.ts';
import { viewSettings } from './settings-view.ts';
import { changedOf, normalised, withMethods } from './wanted-settings.ts';

/**
 * Saves what was asked for, all or nothing: refused fields are named, the account is changed first, and what the product
 * keeps is written together with the line in the audit log.
 */
export async function saveSettings(
  deps: SettingsDeps & Pick<Context, 'actor' | 'ip'>,
  sent: Readonly<Record<string, unknown>> & SentSettings,
): Promise<{ data: Settings }> {
  const before = await viewSettings(deps.db);
  refuseForbidden(forbiddenSettings(sent, before, deps.actor.capabilities));
  refuseReadOnlyChanges(sent, before);
  const { version = before.version } = sent;
  if (version !== before.version)
    throw fail('settings_conflict', { version: before.version, by: before.last_change?.by ?? '' });
  refuseProblems(settingsProblems(sent, before));

  const wanted = normalised(sent);
  const schedule = scheduleChange(sent, before);
  await ofAccount(async () => {
    if (wanted.enabled_payment_method_ids)
      await requestMethods(deps, wanted.enabled_payment_method_ids, before);
    await sendBusinessDetails(deps, changedOf(wanted, before));
    if (schedule) await schedule.send(deps);
  });
  const changes = changedOf(withMethods(wanted, await viewSettings(deps.db)), before);
  if (Object.keys(changes).length > 0 || schedule) await keepSettings(deps, { before, changes, schedule });
  return { data: await viewSettings(deps.db) };
}

function refuseForbidden(fields: readonly string[]): void {
  if (fields.length > 0) throw fail('settings_not_allowed', { fields });
}

export function refuseProblems(problems: Readonly<Record<string, string>>): void {
  const fields = Object.entries(problems);
  if (fields.length === 0) return;
  throw fail('rest_invalid_param', {
    params: problems,
    details: Object.fromEntries(
      fields.map(([field, message]) => [field, { code: 'rest_invalid_pattern', message, data: null }]),
    ),
  });
}

/** What the provider refuses is told with the sentence of the settings; nothing was kept then. */
async function ofAccount(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw fail('settings_not_saved', { upstream_status: error.status, server_error: error.message });
  }
}
