import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { unixSeconds } from '../account.ts';
import { amount, currencyCode, dateFilters, paging, storeId } from '../kit/fields.ts';
import { personal } from '../kit/seen-by.ts';
import { chargeId } from '../operations.ts';
import { jsonSchemaOf } from './json-schema.ts';

const given = (schema: z.ZodMiniType) => jsonSchemaOf(schema, 'input');

test.each([
  ['an amount', amount, { type: 'integer' }],
  ['an amount with a limit', amount.check(z.refine((value: number) => value > 0)), { type: 'integer' }],
  ['a moment of the provider', unixSeconds, { type: 'integer' }],
  ['a currency', currencyCode, { type: 'string', pattern: '^[a-z]{3}$' }],
  ['an id, by the words of its refusal', chargeId, { type: 'string', description: 'The id of a charge' }],
  ['one for some readers alone', personal(chargeId), { type: 'string', description: 'The id of a charge' }],
  ['anything', z.unknown(), { description: 'Any value' }],
])('%s is told', (_, schema, told) => {
  expect(given(schema)).toMatchObject(told);
});

test('a whole number that is also taken as text is told as the number it is', () => {
  expect(given(storeId)).toEqual({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
  const { properties } = given(z.object(paging)) as { properties: Record<string, unknown> };
  expect(properties.pagesize).toEqual({ type: 'integer', minimum: 1, maximum: 500 });
});

test('what is really one of two stays so', () => {
  expect(given(z.union([z.string(), z.array(z.string())]))).toMatchObject({
    anyOf: [{ type: 'string' }, { type: 'array' }],
  });
  expect(given(z.nullable(currencyCode))).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'null' }] });
});

test('days and seconds both fit a bound of dates', () => {
  const { properties } = given(z.object(dateFilters)) as { properties: Record<string, { pattern?: string }> };
  const pattern = new RegExp(properties.date_after?.pattern ?? '^$');
  for (const right of ['2026-05-01', '2026-05-01 12:00:00']) expect(right).toMatch(pattern);
  for (const wrong of ['2026-05', '2026-05-01T12:00:00', 'x']) expect(wrong).not.toMatch(pattern);
});
