import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inputWords } from './input-words.ts';

const wordsFor = (schema: z.ZodMiniType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: inputWords }).error?.issues[0]?.message;

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['text for a switch', z.boolean(), 'yes', 'Must be true or false'],
  ['a number for text', z.string(), 1, 'Must be text'],
  ['text for a number', z.number(), 'a', 'Must be a number'],
  ['a fraction for a whole number', z.int(), 1.5, 'Must be a whole number'],
  ['text for a list', z.array(z.string()), 'a', 'Must be a list'],
  ['another word', z.enum(['date', 'amount']), 'colour', 'Must be one of date, amount'],
  ['another constant', z.literal('a'), 'b', 'Must be a'],
  ['too short a text', z.string().check(z.minLength(2)), 'a', 'Must have at least 2 characters'],
  ['too long a text', z.string().check(z.maxLength(2)), 'abc', 'Must have at most 2 characters'],
  ['too long a list', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'Must have at most 1 entries'],
  ['too small a number', z.number().check(z.minimum(1)), 0, 'Must be at least 1'],
  ['too large a number', z.number().check(z.maximum(1)), 2, 'Must be at most 1'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'There is no such field'],
  ['another pattern', z.string().check(z.regex(/^a$/)), 'b', 'Is not written as it has to be'],
  ['none of several', z.union([z.string(), z.int()]), null, 'Is not written as it has to be'],
])('%s', (_, schema, input, words) => {
  expect(wordsFor(schema, input)).toBe(words);
});
