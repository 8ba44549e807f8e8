import type * as z from 'zod/mini';
import { type AppError, fail } from '#contract/kit/errors.ts';
import type { FieldDetails } from '#contract/kit/failures.ts';
import { problemWords } from '#contract/problem-words.ts';
import { inputWordsCopy as copy } from './input-words-copy.ts';

type Issue = z.core.$ZodIssue;

const FIELDS_NAMED_MAX = 10;
const NAME_CHARACTERS_MAX = 80;

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
  return invalidFields(issues.flatMap(problemsOf));
}

export type FieldProblem = Readonly<{ field: string; details: FieldDetails }>;

/**
 * Names the first few fields and counts the others: whoever sends thousands must not decide how much is answered. The first
 * problem of a field is told; the next one shows when it is cured.
 */
export function invalidFields(problems: readonly FieldProblem[]): AppError {
  const first = new Map<string, FieldDetails>();
  for (const { field, details } of problems) if (!first.has(field)) first.set(field, details);
  const named = [...first].slice(0, FIELDS_NAMED_MAX);
  const more = first.size - named.length;
  return fail('rest_invalid_param', {
    params: Object.fromEntries(named.map(([field, { message }]) => [shortened(field), message])),
    details: Object.fromEntries(named.map(([field, details]) => [shortened(field), details])),
    ...(more > 0 && { more }),
  });
}

const isAbsent = (sent: Readonly<Record<string, unknown>>, name: PropertyKey | undefined): boolean =>
  typeof name === 'string' && sent[name] === undefined;

const shortened = (name: string): string =>
  name.length > NAME_CHARACTERS_MAX ? `${name.slice(0, NAME_CHARACTERS_MAX)}…` : name;

const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Each unknown key is told for itself. */
const problemsOf = (issue: Issue): readonly FieldProblem[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        field: nameOf([...issue.path, key]),
        details: detailsOf(issue, copy.unknownField),
      }))
    : [{ field: nameOf(issue.path) || 'body', details: detailsOf(issue, problemWords(issue.message)) }];

const detailsOf = ({ code, path }: Issue, message: string): FieldDetails => ({
  code: `rest_${code}`,
  message,
  data: path.length > 1 ? { path: path.map((step) => shortened(String(step))) } : null,
});
