import { createHash } from 'node:crypto';

/** The same for the same request, however its fields were ordered. */
export const requestHash = (kind: string, input: unknown): Buffer =>
  createHash('sha256').update(kind).update('\n').update(canonicalJson(input)).digest();

/** JSON with its names in order; what JSON leaves out is left out here as well. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
