import { spoken } from '#domain/shared/spoken.ts';

/** What is wrong with a field, without its full stop. `list` are values that programs know. */
export const inputWordsCopy = spoken('server/http/input-words-copy#inputWordsCopy', {
  expected: {
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
  },
  be: (value: string) => `Must be ${value}`,
  beOneOf: (list: string) => `Must be one of ${list}`,
  bounds: {
    number: {
      exactly: (limit: number | bigint) => `Must be exactly ${limit}`,
      atLeast: (limit: number | bigint) => `Must be at least ${limit}`,
      moreThan: (limit: number | bigint) => `Must be more than ${limit}`,
      atMost: (limit: number | bigint) => `Must be at most ${limit}`,
      lessThan: (limit: number | bigint) => `Must be less than ${limit}`,
    },
    string: {
      exactly: (limit: number | bigint) => `Must have exactly ${limit} characters`,
      atLeast: (limit: number | bigint) => `Must have at least ${limit} characters`,
      moreThan: (limit: number | bigint) => `Must have more than ${limit} characters`,
      atMost: (limit: number | bigint) => `Must have at most ${limit} characters`,
      lessThan: (limit: number | bigint) => `Must have less than ${limit} characters`,
    },
    array: {
      exactly: (limit: number | bigint) => `Must have exactly ${limit} entries`,
      atLeast: (limit: number | bigint) => `Must have at least ${limit} entries`,
      moreThan: (limit: number | bigint) => `Must have more than ${limit} entries`,
      atMost: (limit: number | bigint) => `Must have at most ${limit} entries`,
      lessThan: (limit: number | bigint) => `Must have less than ${limit} entries`,
    },
    file: {
      exactly: (limit: number | bigint) => `Must have exactly ${limit} bytes`,
      atLeast: (limit: number | bigint) => `Must have at least ${limit} bytes`,
      moreThan: (limit: number | bigint) => `Must have more than ${limit} bytes`,
      atMost: (limit: number | bigint) => `Must have at most ${limit} bytes`,
      lessThan: (limit: number | bigint) => `Must have less than ${limit} bytes`,
    },
  },
  multipleOf: (divisor: number | bigint) => `Must be a multiple of ${divisor}`,
  unknownField: 'There is no such field',
  unstorable: 'Contains a character that cannot be stored',
  other: 'Is not written as it has to be',
} as const);
