import type { SentSettings } from '#contract/settings.ts';
import { settingsProblems } from '#domain/settings/settings-problems.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import type { Context } from '../../http/route.ts';
import { refuseProblems } from './save-settings.ts';
import { settingsApprovalCopy as copy } from './settings-approval-copy.ts';
import { viewSettings } from './settings-view.ts';
import { changedOf, normalised } from './wanted-settings.ts';

const FRAUD_SETTINGS = ['current_protection_level', 'advanced_fraud_protection_settings'] as const;

/** Only a save that changes the fraud rules is a matter of their rule. The version it was made on must still stand then. */
export async function prepareFraudRules(
  { db }: Context,
  sent: Readonly<Record<string, unknown>> & SentSettings,
): Promise<Prepared | undefined> {
  const before = await viewSettings(db);
  const changes = changedOf(normalised(sent), before);
  if (!FRAUD_SETTINGS.some((name) => name in changes)) return undefined;
  refuseProblems(settingsProblems(sent, before));
  const others = Object.keys(changes).filter(
    (name) => !FRAUD_SETTINGS.some((known) => known === name),
  ).length;
  return {
    words: () => (others === 0 ? copy.fraudRules : copy.fraudRulesAndOthers(others)),
    object_kind: 'settings',
    object_id: 'fraud rules',
    seen: { version: before.version },
  };
}
