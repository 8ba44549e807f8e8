import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/shared/canonical-json.ts';

/** The same for the same request, however its fields were ordered. */
export const requestHash = (kind: string, input: unknown): Buffer =>
  createHash('sha256').update(kind).update('\n').update(canonicalJson(input)).digest();
