import { fail } from '#contract/errors.ts';
import { type Settings, TOLD_SETTINGS } from '#contract/settings.ts';

/** Programs send back the whole object they read. What nobody can change here may come along, as long as it is unchanged. */
export function refuseToldChanges(sent: Readonly<Record<string, unknown>>, before: Settings): void {
  const saved = new Map<string, unknown>(Object.entries(before));
  const changed = TOLD_SETTINGS.filter(
    (name) => sent[name] !== undefined && canonical(sent[name]) !== canonical(saved.get(name)),
  );
  if (changed.length === 0) return;
  throw fail('rest_invalid_param', {
    params: Object.fromEntries(changed.map((name) => [name, 'This cannot be changed here.'])),
  });
}

/** The same text for the same value, in whatever order its names come. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
