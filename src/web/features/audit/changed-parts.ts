/** One thing that differs between before and after. */
export type ChangedPart = Readonly<{ name: string; before: unknown; after: unknown }>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a line of the log changed, name by name; what stayed the same is left out. */
export function changedParts(before: unknown, after: unknown): readonly ChangedPart[] {
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: old[name], after: now[name] }))
    .filter((part) => JSON.stringify(part.before) !== JSON.stringify(part.after));
}
