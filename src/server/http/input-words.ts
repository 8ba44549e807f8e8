import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be a group of fields',
  record: 'Must be a group of fields',
  null: 'Must be left out',
  undefined: 'Must be left out',
  never: 'Must be left out',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', file: 'bytes' };

/** What a schema refused, in words of ours: a validator's own reach nobody. */
export function inputWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? OTHER;
    case 'invalid_value':
      return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `Must ${bound(issue.origin, issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than', issue.minimum)}`;
    case 'too_big':
      return `Must ${bound(issue.origin, issue.exact ? 'exactly' : issue.inclusive ? 'at most' : 'less than', issue.maximum)}`;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return UNKNOWN_FIELD;
    default:
      return OTHER;
  }
}

export const UNKNOWN_FIELD = 'There is no such field';
const OTHER = 'Is not written as it has to be';

function bound(origin: string, words: string, limit: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `have ${words} ${limit} ${unit}` : `be ${words} ${limit}`;
}
