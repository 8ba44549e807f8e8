import type * as z from 'zod/mini';
import { known } from '#domain/shared/word.ts';
import { inputWordsCopy as copy } from './input-words-copy.ts';

type Issue = z.core.$ZodRawIssue;

/** What a schema refused, in words of ours: a validator's own reach nobody. */
export function inputWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return known(copy.expected, issue.expected) ?? copy.other;
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return issue.values.length > 1 ? copy.beOneOf(values) : copy.be(values);
    }
    case 'too_small':
      return bound(issue, issue.inclusive ? 'atLeast' : 'moreThan', issue.minimum);
    case 'too_big':
      return bound(issue, issue.inclusive ? 'atMost' : 'lessThan', issue.maximum);
    case 'not_multiple_of':
      return copy.multipleOf(issue.divisor);
    case 'unrecognized_keys':
      return copy.unknownField;
    default:
      return copy.other;
  }
}

type Side = keyof typeof copy.bounds.number;

/** Of what cannot be counted in letters, entries or bytes, the value itself is bound. */
const bound = (
  { origin, exact }: Readonly<{ origin: string; exact?: boolean }>,
  side: Side,
  limit: number | bigint,
): string => (known(copy.bounds, origin) ?? copy.bounds.number)[exact ? 'exactly' : side](limit);
