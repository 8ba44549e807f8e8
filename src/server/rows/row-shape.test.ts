import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amount, calendarDate, currencyCode, utcInstant, wordOf } from '#contract/kit/fields.ts';
import { JsonBytes } from './json-bytes.ts';
import { rowShape } from './row-shape.ts';

const json = new JsonBytes();

const schema = z.object({
  id: z.string(),
  kind: z.enum(['sale', 'refund']),
  made: utcInstant,
  due: z.nullable(calendarDate),
  amount,
  currency: currencyCode,
  level: z.nullable(z.literal([0, 1])),
  rate: z.nullable(z.number()),
  notes: z.object({ first: z.optional(z.string()), second: z.optional(z.string()) }),
  order: z.nullable(
    z.object({
      id: z.int(),
      url: z.string(),
      name: z.nullable(z.string()),
      tags: z.array(z.object({ tag: z.string() })),
    }),
  ),
  last: z.nullable(z.string()),
  mood: wordOf(['calm', 'loud']),
});
const shape = rowShape(schema, {
  id: 'id',
  kind: 'kind',
  made: 'made',
  due: 'due',
  amount: 'amount',
  currency: 'currency',
  level: 'level',
  rate: 'rate',
  notes: 'notes',
  order: {
    id: 'o.id',
    url: { address: 'page?id=', column: 'o.id' },
    name: 'o.name',
    tags: { column: 'o.tags', make: (tags: readonly string[]) => tags.map((tag) => ({ tag })) },
  },
  last: 'last',
  mood: 'mood',
});

type Field = string | null;
const FIELDS = {
  id: 'txn_1' as Field,
  kind: 'sale' as Field,
  made: '2026-11-15 10:20:30+00' as Field,
  due: '2026-11-17' as Field,
  amount: '-1234' as Field,
  currency: 'eur' as Field,
  level: '1' as Field,
  rate: '0.00670000' as Field,
  notes: '{"first": "one", "unnamed": "secret"}' as Field,
  order_id: '77' as Field,
  order_url: '77' as Field,
  order_name: 'Ana' as Field,
  order_tags: '["a","b"]' as Field,
  last: null as Field,
  mood: 'calm' as Field,
};
const ROW = {
  id: 'txn_1',
  kind: 'sale',
  made: '2026-11-15 10:20:30',
  due: '2026-11-17',
  amount: -1234,
  currency: 'eur',
  level: 1,
  rate: 0.0067,
  notes: { first: 'one' },
  order: { id: 77, url: 'page?id=77', name: 'Ana', tags: [{ tag: 'a' }, { tag: 'b' }] },
  last: null,
  mood: 'calm',
};

/** As PostgreSQL sends it: how many fields, then the length of each and its text. */
function row(fields: readonly Field[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(fields.length);
  const parts = fields.map((field) => {
    const text = Buffer.from(field ?? '');
    const length = Buffer.alloc(4);
    length.writeInt32BE(field === null ? -1 : text.length);
    return Buffer.concat([length, text]);
  });
  return Buffer.concat([count, ...parts]);
}
const rowWith = (changed: Partial<typeof FIELDS> = {}) => row(Object.values({ ...FIELDS, ...changed }));
const written = (changed?: Partial<typeof FIELDS>) => shape.one(json, rowWith(changed)).bytes.toString();

test('a row is written as its object would be, without what the contract does not name', () => {
  expect(written()).toBe(JSON.stringify(ROW));
});

test('a list names its rows and how many there are in all', () => {
  const list = (rows: readonly Buffer[]) => shape.list(json, rows, 1234).bytes.toString();
  expect(list([])).toBe('{"data":[],"total_count":1234}');
  expect(list([rowWith(), rowWith({ last: 'z' })])).toBe(
    JSON.stringify({ data: [ROW, { ...ROW, last: 'z' }], total_count: 1234 }),
  );
});

test('a page larger than anything before is written whole', () => {
  const last = '"'.repeat(100_000);
  const rows = Array.from({ length: 5 }, () => rowWith({ last }));
  const expected = { data: Array.from({ length: 5 }, () => ({ ...ROW, last })), total_count: 5 };
  expect(shape.list(json, rows, 5).bytes.toString()).toBe(JSON.stringify(expected));
});

describe('text is escaped as JSON.stringify does it', () => {
  const hostile = [
    '',
    '"',
    '\\',
    '\\"',
    '</script><script>alert(1)</script>',
    '"}],"total_count":0}',
    'Δημήτρης Αντωνίου, 李明, 👩‍👩‍👧',
    '\u2028\u2029\u007f\u0080\ufeff\uffff',
    ...Array.from({ length: 0x80 }, (_, code) => `a${String.fromCharCode(code)}b`),
  ];
  test.each(hostile)('%j', (text) => {
    expect(written({ last: text, order_name: text })).toBe(
      JSON.stringify({ ...ROW, order: { ...ROW.order, name: text }, last: text }),
    );
  });
});

describe('what may be missing', () => {
  test.each([
    ['due', { due: null }, { due: null }],
    ['level', { level: null }, { level: null }],
    ['rate', { rate: null }, { rate: null }],
    [
      'the order, by its id',
      { order_id: null, order_url: null, order_name: null, order_tags: null },
      { order: null },
    ],
    ['the name of an order', { order_name: null }, { order: { ...ROW.order, name: null } }],
    ['tags', { order_tags: '[]' }, { order: { ...ROW.order, tags: [] } }],
  ] as const)('%s', (_, fields, expected) => {
    expect(written(fields)).toBe(JSON.stringify({ ...ROW, ...expected }));
  });
});

describe('whole numbers', () => {
  const most = String(Number.MAX_SAFE_INTEGER);
  test.each(['0', '7', '-7', '999999999999999', most, `-${most}`])('%s is written', (text) => {
    expect(written({ amount: text })).toBe(JSON.stringify({ ...ROW, amount: Number(text) }));
  });
  test.each(['', '-', '1.5', '1e3', ' 1', '1 ', 'x', '9007199254740992', '99999999999999999999'])(
    '%j is refused',
    (text) => {
      expect(() => written({ amount: text })).toThrow('a row.amount is as the contract says');
    },
  );
});

test('a currency in capitals is written small, and a word that came after us as it is', () => {
  expect(JSON.parse(written({ currency: 'EUR', mood: 'some "new" word' }))).toEqual({
    ...ROW,
    mood: 'some "new" word',
  });
});

describe('what is not as the contract says is refused', () => {
  test.each([
    ['no id', { id: null }],
    ['an unknown kind', { kind: 'gift' }],
    ['a kind without a value', { kind: null }],
    ['a currency that is none', { currency: 'e1r' }],
    ['a day that does not exist', { due: '2026-02-30' }],
    ['a day that is none', { due: 'infinity' }],
    ['an instant that is none', { made: 'infinity' }],
    ['an instant without its time', { made: '2026-11-15' }],
    ['an instant of another era', { made: '0044-03-15 12:00:00+00 BC', due: null, amount: '' }],
    ['a level that is none', { level: '2' }],
    ['a rate that is no number', { rate: 'NaN' }],
    ['notes of another kind', { notes: '{"first": 1}' }],
    ['an order without its address', { order_url: null }],
    ['an address with more than a number', { order_url: '7"' }],
    ['tags that are none', { order_tags: '[1]' }],
  ] as const)('%s', (_, fields) => {
    expect(() => written(fields)).toThrow();
    expect(written()).toBe(JSON.stringify(ROW)); // And the next row is not hurt by what was begun.
  });

  test('a column more, or one less', () => {
    const fields = Object.values(FIELDS);
    expect(() => shape.one(json, row([...fields, 'more']))).toThrow('no more');
    expect(() => shape.one(json, row(fields.slice(0, -1)))).toThrow();
  });

  test('a count that is none', () => {
    expect(() => shape.list(json, [], Number.NaN)).toThrow('whole numbers');
  });
});

test('more values than are remembered are still each written as they are', () => {
  for (let index = 0; index < 3000; index += 1)
    expect(written({ rate: `${index}.5` })).toBe(JSON.stringify({ ...ROW, rate: index + 0.5 }));
  const long = 'x'.repeat(500);
  expect(written({ notes: JSON.stringify({ second: long }) })).toBe(
    JSON.stringify({ ...ROW, notes: { second: long } }),
  );
});
