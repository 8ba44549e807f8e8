type Fields = Readonly<Record<string, unknown>>;

/** One thing that differs between before and after; the fields beside it say what currency an amount is in. */
export type ChangedPart = Readonly<{ name: string; before: unknown; after: unknown; beside: Fields }>;

const fieldsOf = (value: unknown): Fields => {
  if (Array.isArray(value)) return { entries: value };
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
/** Nothing at all is the same as nothing told, and so are details that hold none. */
const text = (value: unknown): string => JSON.stringify(value ?? {});

/** What a line of the log changed, name by name; what stayed the same is left out, and amounts carry their currency. */
export function changedParts(before: unknown, after: unknown): readonly ChangedPart[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const beside = { ...old, ...now };
  const hasAmounts = Object.keys(beside).some((name) => /^(amount|fee)/.test(name));
  return Object.keys(beside)
    .filter((name) => text(old[name]) !== text(now[name]) && !(hasAmounts && name === 'currency'))
    .map((name) => ({ name, before: old[name], after: now[name], beside }));
}
