export type Meta = Readonly<{ id: number; key: string; value: unknown }>;
export type WrittenMeta = Readonly<{ id?: number | undefined; key?: string | undefined; value?: unknown }>;

/** Notes of tools after what was written: by id or by key, nothing as a value takes one away, and a new key adds one. */
export function metaAfter(kept: readonly Meta[], written: readonly WrittenMeta[]): readonly Meta[] {
  let after = [...kept];
  for (const { id, key, value } of written) {
    const found = after.find((one) => (id === undefined ? one.key === key : one.id === id));
    if (found && (value === null || value === undefined)) after = after.filter((one) => one !== found);
    else if (found)
      after = after.map((one) => (one === found ? { ...one, key: key ?? one.key, value } : one));
    else if (key !== undefined && value !== null && value !== undefined)
      after = [...after, { id: Math.max(META_FROM - 1, ...after.map((one) => one.id)) + 1, key, value }];
  }
  return after;
}

/** Below are what the store itself says of the payment. */
export const META_FROM = 101;
