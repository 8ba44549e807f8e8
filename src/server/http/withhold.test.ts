import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { personal, seenBy } from '#contract/kit/seen-by.ts';
import { withhold, withholdWritten } from './withhold.ts';

const address = z.object({ line1: personal(z.string()), country: z.string() });
const reply = z.object({
  id: z.string(),
  name: personal(z.nullable(z.string())),
  email: personal(z.string()),
  phone: personal(z.optional(z.string())),
  notes: personal(z.record(z.string(), z.string())),
  people: personal(z.array(z.string())),
  before: personal(z.unknown()),
  address: z.nullable(address),
  places: z.array(address),
  byKind: z.record(z.string(), address),
  order: z.union([address, z.array(z.unknown()), z.string()]),
  balance: seenBy(
    'see_payouts',
    z.object({ amount: z.int(), loans: z.array(z.string()), due: z.nullable(z.int()) }),
  ),
});
const home = { line1: 'Long Street 1', country: 'DE' };
const whole = {
  id: 'pi_1',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '123',
  notes: { customer: 'Ada' },
  people: ['Ada'],
  before: { name: 'Ada' },
  address: home,
  places: [home, home],
  byKind: { shipping: home },
  order: home,
  balance: { amount: 12, loans: ['flxln_1'], due: 7 },
};
const away = { line1: '', country: 'DE' };
const blank = {
  id: 'pi_1',
  name: null,
  email: '',
  notes: {},
  people: [],
  before: null,
  address: away,
  places: [away, away],
  byKind: { shipping: away },
  order: away,
};

test.each([
  ['both', ['see_customers', 'see_payouts'], whole],
  ['only customers', ['see_customers'], { ...whole, balance: { amount: 0, loans: [], due: null } }],
  ['only payouts', ['see_payouts'], { ...blank, balance: whole.balance }],
  ['neither', [], { ...blank, balance: { amount: 0, loans: [], due: null } }],
])('whoever may see %s', (_, held, seen) => {
  expect(withhold(reply, whole, held)).toEqual(seen);
});

test('what is left still fits the contract, and what it was made of stays as it was', () => {
  const before = structuredClone(whole);
  expect(reply.safeParse(withhold(reply, whole, [])).success).toBe(true);
  expect(whole).toEqual(before);
});

test.each([
  ['nothing at all', { ...whole, address: null }, { address: null }],
  ['a list where a thing could be', { ...whole, order: [] }, { order: [] }],
  ['a text where a thing could be', { ...whole, order: 'or_1' }, { order: 'or_1' }],
])('%s stays what it is', (_, value, seen) => {
  expect(withhold(reply, value, [])).toMatchObject(seen);
});

test('bytes that were written are the same bytes for whoever sees all, and are written again for others', () => {
  const bytes = Buffer.from(JSON.stringify(whole));
  expect(withholdWritten(reply, bytes, ['see_customers', 'see_payouts', 'change_account'])).toBe(bytes);
  expect(withholdWritten(z.object({ id: z.string() }), bytes, [])).toBe(bytes);
  expect(withholdWritten(reply, bytes, ['see_payouts']).toString()).not.toContain('Ada');
});

test('a mark on what cannot be empty stops the first reply', () => {
  expect(() => withhold(z.object({ kind: personal(z.literal('a')) }), { kind: 'a' }, [])).toThrow(
    /may be empty/,
  );
});
