import { fail } from '#contract/kit/errors.ts';
import { READ_ONLY_SETTINGS, type Settings } from '#contract/settings.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import { settingsRefusalsCopy as copy } from './settings-refusals-copy.ts';

/** Programs send back the whole object they read. What nobody can change here may come along, as long as it is unchanged. */
export function refuseReadOnlyChanges(sent: Readonly<Record<string, unknown>>, before: Settings): void {
  const saved = new Map<string, unknown>(Object.entries(before));
  const changed = READ_ONLY_SETTINGS.filter(
    (name) => sent[name] !== undefined && canonicalJson(sent[name]) !== canonicalJson(saved.get(name)),
  );
  if (changed.length === 0) return;
  throw fail('rest_invalid_param', {
    params: Object.fromEntries(changed.map((name) => [name, copy.readOnly])),
  });
}
