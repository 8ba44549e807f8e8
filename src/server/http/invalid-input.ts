import type * as z from 'zod/mini';
import { type AppError, fail } from '#contract/errors.ts';

type Issue = z.core.$ZodIssue;

/** What a schema refused, as a failure that names each field; a missing field is told before a wrong one. */
export function invalidInput(issues: readonly Issue[], sent: Readonly<Record<string, unknown>>): AppError {
  const missing = issues
    .map(({ path }) => path)
    .filter((path) => path.length === 1 && isAbsent(sent, path[0]));
  if (missing.length > 0) {
    return fail('rest_missing_callback_param', {
      params: [...new Set(missing.map((path) => String(path[0])))],
    });
  }
  // The first problem of a field is told; the next one shows when it is cured.
  const first = new Map<string, Issue>();
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) if (!first.has(field)) first.set(field, issue);
  }
  const entries = [...first];
  return fail('rest_invalid_param', {
    params: Object.fromEntries(entries.map(([field, issue]) => [field, issue.message])),
    details: Object.fromEntries(entries.map(([field, issue]) => [field, detailsOf(issue)])),
  });
}

const isAbsent = (sent: Readonly<Record<string, unknown>>, name: PropertyKey | undefined): boolean =>
  typeof name === 'string' && sent[name] === undefined;

const fieldsOf = (issue: Issue): readonly string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].map(String).join('.'))
    : [issue.path.map(String).join('.') || 'body'];

const detailsOf = ({ code, message, path }: Issue) => ({
  code: `rest_${code}`,
  message,
  data: path.length > 1 ? { path: path.map(String) } : null,
});
