import { gzipSync } from 'node:zlib';
import type { Dice } from './hostile-file.ts';

type Schema = Readonly<Record<string, unknown>>;
export type HostileBody = Readonly<{ payload: Buffer; headers: Readonly<Record<string, string>> }>;

const JSON_TYPE = { 'content-type': 'application/json' };
/** A little above the most that is read, so that this limit is met as well. */
const BODY_BYTES_MAX = 1_100_000;
const ADDRESS_CHARACTERS_MAX = 14_000;

const one = <Item>(list: readonly Item[], roll: Dice): Item => list[roll(list.length)] as Item;
/** Mostly little, now and then as much as a body takes. */
const many = (roll: Dice, most: number): number =>
  roll(Math.min(most, one([3, 30, 300, 3000, 30_000, most], roll)) + 1);
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A body for an endpoint that takes these fields: with names it knows, and values nobody should send. */
export function hostileBody(schema: Schema, roll: Dice): HostileBody {
  const text = roll(8) === 0 ? hostileValue(roll) : hostileFor(schema, roll, 0);
  return one(ENVELOPES, roll)(text.slice(0, BODY_BYTES_MAX), roll);
}

/** The same for what travels in an address. */
export function hostileQuery(schema: Schema, roll: Dice): string {
  const names = [...Object.keys(isSchema(schema.properties) ? schema.properties : {}), 'page', 'x'];
  const pairs = Array.from({ length: 1 + many(roll, 3000) }, () => {
    const deep = '[a]'.repeat(roll(6) === 0 ? many(roll, 1000) : 0);
    const place = one(['', '', '', '[]', '[0]', '[99]', '[100]', '[1e9]', '[__proto__]', '[', ']'], roll);
    return `${one(names, roll)}${deep}${place}=${one(ADDRESS_VALUES, roll).repeat(1 + many(roll, 2000))}`;
  });
  return pairs.join('&').slice(0, ADDRESS_CHARACTERS_MAX);
}

function hostileFor(schema: Schema, roll: Dice, depth: number): string {
  const at = choiceOf(schema, roll);
  if (isSchema(at.properties) && (depth === 0 || roll(2) === 0))
    return hostileObject(at.properties, roll, depth);
  if (isSchema(at.items) && roll(2) === 0) {
    const item = hostileFor(at.items, roll, depth + 1);
    return listOf(Math.ceil(many(roll, 20_000) / (1 + item.length / 50)), item);
  }
  return hostileValue(roll);
}

function choiceOf(schema: Schema, roll: Dice): Schema {
  const choices = [schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list.filter(isSchema) : [],
  );
  return choices.length === 0 ? schema : choiceOf(one(choices, roll), roll);
}

function hostileObject(properties: Schema, roll: Dice, depth: number): string {
  const pairs = Object.entries(properties)
    .filter(() => roll(3) === 0)
    .map(
      ([name, schema]) =>
        `${JSON.stringify(name)}:${hostileFor(isSchema(schema) ? schema : {}, roll, depth + 1)}`,
    );
  if (roll(3) === 0) pairs.push(...unknownKeys(roll));
  // The same keys again, with other values.
  if (roll(4) === 0)
    for (const name of Object.keys(properties)) pairs.push(`${JSON.stringify(name)}:${hostileValue(roll)}`);
  return `{${pairs.join(',')}}`;
}

const listOf = (count: number, item: string): string => `[${Array(count).fill(item).join(',')}]`;
const unknownKeys = (roll: Dice): string[] =>
  Array.from({ length: many(roll, 25_000) }, (_, n) => `"${one(KEYS, roll)}${n}":${n}`);
const hostileValue = (roll: Dice): string => one(VALUES, roll)(roll);

const KEYS = [
  'k',
  'k',
  'k',
  'ключ',
  '__proto__',
  'constructor',
  '',
  '\\u0000',
  '\\ud800',
  'a.b',
  'n'.repeat(300),
];
const NUMBERS = [
  ...['0', '-0', '1', '-1', '1.5', '1e999', '-1e999', '1e-400', '9007199254740993', '2147483648', '0.1e1'],
  ...['NaN', 'Infinity', '01', '+1', '1.', '.5', '0x10', '1_000', '-', '1e'],
];
const LETTERS = [
  ...[
    'a',
    '0',
    ' ',
    'a.',
    'a@',
    '-',
    '/',
    '\\\\',
    '\\"',
    '=1+',
    "'",
    '<b>',
    '%00',
    'a,b;',
    '\\n',
    '\\t',
    '2026-01-01',
  ],
  ...['\\u0000', '\\ud83d', '\\ud83d\\ude00', 'é', '🧾', '\u202e', '\\u00zz', '[', '{\\"a\\":'],
];
const VALUES: readonly ((roll: Dice) => string)[] = [
  (roll) => one(['null', 'true', 'false', '{}', '[]', '""', 'undefined', "'a'", '// a', ''], roll),
  (roll) => one(NUMBERS, roll),
  (roll) => '9'.repeat(1 + many(roll, 100_000)),
  (roll) => `0.${'1'.repeat(many(roll, 100_000))}e${roll(1000)}`,
  (roll) => `"${one(LETTERS, roll).repeat(many(roll, 200_000))}${one(['', '!', '@'], roll)}"`,
  (roll) => `{${unknownKeys(roll).join(',')}}`,
  (roll) => listOf(many(roll, 200_000), one(['0', '""', '{}', '[]', 'null', '"a"', '{"a":1}'], roll)),
  (roll) => nested('[', ']', many(roll, 100_000), roll),
  (roll) => nested('{"a":', '}', many(roll, 100_000), roll),
  (roll) => nested('{"operator":"or","checks":[', ']}', many(roll, 2000), roll),
];
/** Now and then it never ends. */
const nested = (open: string, close: string, levels: number, roll: Dice): string =>
  `${open.repeat(levels)}1${close.repeat(roll(5) === 0 ? roll(levels + 1) : levels)}`;

const ADDRESS_VALUES = [
  '1',
  'a',
  '-1',
  '1e9',
  '%00',
  '%ff',
  '%ed%a0%80',
  '%',
  '%u0041',
  '+',
  "'",
  '%F0%9F%A7%BE',
  '2026-01-01',
];

type Envelope = (text: string, roll: Dice) => HostileBody;
const asJson: Envelope = (text) => ({ payload: Buffer.from(text), headers: JSON_TYPE });
const ENVELOPES: readonly Envelope[] = [
  ...Array<Envelope>(8).fill(asJson),
  (text, roll) => asJson(text.slice(0, roll(text.length + 1)), roll),
  (text, roll) => asJson(text + one(['x', ']', '}', '\0', text.slice(0, 1000), '\n'], roll), roll),
  (text) => ({
    payload: Buffer.from(text, 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16le' },
  }),
  (text) => ({
    payload: Buffer.from(text, 'latin1'),
    headers: { 'content-type': 'application/json; charset=latin1' },
  }),
  (text) => ({
    payload: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    headers: JSON_TYPE,
  }),
  (text) => ({ payload: gzipSync(text), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }),
  (text, roll) => {
    const payload = Buffer.from(text);
    for (let times = 1 + roll(8); times > 0 && payload.length > 0; times -= 1)
      payload[roll(payload.length)] = roll(256);
    return { payload, headers: JSON_TYPE };
  },
  (text, roll) => ({ payload: Buffer.from(text), headers: { 'content-type': one(OTHER_TYPES, roll) } }),
  (text, roll) => ({
    payload: Buffer.from(hostileForm(text, roll)),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
];
const OTHER_TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/json;', 'json', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'],
];

/** Fields without number, with names and contents of any length, a file among them; now and then it never ends. */
function hostileForm(text: string, roll: Dice): string {
  const parts = Array.from({ length: many(roll, 300) }, () => {
    const name = one(
      ['purpose', 'field', 'as_account', '__proto__', 'file', '', 'n'.repeat(many(roll, 10_000))],
      roll,
    );
    const file = roll(4) === 0 ? `; filename="${one(['a.pdf', '../a', '', 'f'.repeat(5000)], roll)}"` : '';
    const head = one(
      [
        '',
        'content-type: application/pdf\r\n',
        'content-transfer-encoding: base64\r\n',
        `x-${'h'.repeat(2000)}: 1\r\n`,
      ],
      roll,
    );
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${head}\r\n${text.slice(0, many(roll, 5000))}\r\n`;
  });
  return `${parts.join('')}${roll(3) === 0 ? '' : '--x--\r\n'}`;
}
