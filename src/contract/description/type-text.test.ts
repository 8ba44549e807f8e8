import { expect, test } from 'vitest';
import { exampleOf } from './example.ts';
import { typeText } from './type-text.ts';

test.each([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ anyOf: [{ type: 'string' }, { type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
  [{ type: 'object' }, 'Record<string, unknown>'],
  [{}, 'unknown'],
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'b-c': { type: 'boolean' } } },
    '{\n  a: string;\n  "b-c"?: boolean;\n}',
  ],
])('%j reads %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

test('an example of an input holds only what must be sent', () => {
  const schema = {
    type: 'object',
    required: ['charge_id', 'amount'],
    properties: {
      charge_id: { type: 'string' },
      amount: { type: 'integer' },
      reason: { enum: ['duplicate'] },
    },
  };
  expect(exampleOf(schema, { needed: true })).toEqual({ charge_id: 'ch_1', amount: 1050 });
  expect(exampleOf(schema)).toEqual({ charge_id: 'ch_1', amount: 1050, reason: 'duplicate' });
});
