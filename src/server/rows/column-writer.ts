import type * as z from 'zod/mini';
import { amount, calendarDate, currencyCode, otherWord, utcInstant } from '#contract/kit/fields.ts';
import { assert } from '#domain/shared/assert.ts';
import { isUtcInstant } from '#domain/shared/time.ts';
import { compiled } from './compiled-schema.ts';
import type { JsonBytes } from './json-bytes.ts';
import type { RowFields } from './row-fields.ts';

/** Writes as JSON what a row holds next. It throws when that is not as the contract says: then it is our own bug. */
export type Write = (row: RowFields, json: JsonBytes) => void;
/** Makes of a column's value what the contract names. */
export type Make = (value: never) => unknown;
/** A column as its SQL, and what to make of it: something from its JSON, or an address that its number ends. */
export type Column = Readonly<{ column: string; make?: Make; address?: string }>;

/** What a schema says of itself, as far as it matters here. */
type Definition = Readonly<{
  type: string;
  innerType: z.ZodMiniType;
  checks?: readonly unknown[];
  options?: readonly unknown[];
  format?: string;
}>;
export const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;

const INSTANT_BYTES = 'YYYY-MM-DD HH:MM:SS'.length;
const EXACT_DIGITS = 15;
const [ZERO, NINE, MINUS] = [48, 57, 45] as const;
const VALUES_REMEMBERED_MAX = 1000;
const REMEMBERED_BYTES_MAX = 200;

/**
 * How one column is written, together with the `key` before it. `name` is for whoever has to find out what went wrong.
 */
export function columnWriter(key: string, name: string, schema: z.ZodMiniType, column: Column): Write {
  const { type, innerType } = definitionOf(schema);
  const isNullable = type === 'nullable';
  const write = valueWriter(key, name, isNullable ? innerType : schema, column);
  const nothing = Buffer.from(`${key}null`);
  return (row, json) => {
    if (row.next()) write(row, json);
    else if (isNullable) json.piece(nothing);
    else throw misfit(name);
  };
}

/** Text and numbers are as many as there are rows, so they are copied; whatever has few values is checked once for each. */
function valueWriter(key: string, name: string, schema: z.ZodMiniType, { make, address }: Column): Write {
  const { type, format, checks = [], options = [] } = definitionOf(schema);
  const isText = (type === 'string' && checks.length === 0) || options.includes(otherWord);
  if (make) return rememberingWriter(key, schema, (text) => make(JSON.parse(text) as never));
  if (address !== undefined && isText) return addressWriter(key, name, address);
  if (schema === utcInstant) return instantWriter(key, name);
  if (schema === amount || format === 'safeint') return wholeNumberWriter(key, name);
  if (isText) return textWriter(key);
  if (type === 'enum' || schema === currencyCode || schema === calendarDate)
    return rememberingWriter(key, schema, (text) => text);
  assert(['number', 'literal', 'object', 'array'].includes(type), `${name} can be read from a column`);
  return rememberingWriter(key, schema, JSON.parse);
}

const misfit = (name: string): Error => new Error(`Broken claim: ${name} is as the contract says`);

function textWriter(key: string): Write {
  const before = Buffer.from(key);
  return ({ bytes, from, to }, json) => {
    json.piece(before);
    json.text(bytes, from, to);
  };
}

/** PostgreSQL tells the zone as well, which is always UTC. */
function instantWriter(key: string, name: string): Write {
  const before = Buffer.from(key);
  return ({ bytes, from }, json) => {
    const to = from + INSTANT_BYTES;
    if (!isUtcInstant(bytes.toString('latin1', from, to))) throw misfit(name);
    json.piece(before);
    json.text(bytes, from, to);
  };
}

function wholeNumberWriter(key: string, name: string): Write {
  const before = Buffer.from(key);
  return ({ bytes, from, to }, json) => {
    if (!isWholeNumber(bytes, from, to)) throw misfit(name);
    json.piece(before);
    json.part(bytes, from, to);
  };
}

function addressWriter(key: string, name: string, address: string): Write {
  const write = wholeNumberWriter(key + JSON.stringify(address).slice(0, -1), name);
  const end = Buffer.from('"');
  return (row, json) => {
    write(row, json);
    json.piece(end);
  };
}

function isWholeNumber(bytes: Buffer, from: number, to: number): boolean {
  const digits = bytes[from] === MINUS ? from + 1 : from;
  for (let at = digits; at < to; at += 1) {
    const byte = bytes[at] as number;
    if (byte < ZERO || byte > NINE) return false;
  }
  if (to - digits <= EXACT_DIGITS) return to > digits;
  return Number.isSafeInteger(Number(bytes.toString('latin1', from, to)));
}

/** The same text means the same value, so the schema sees each only once in a while. */
function rememberingWriter(key: string, schema: z.ZodMiniType, read: (text: string) => unknown): Write {
  const known = new Map<number, Readonly<{ text: Buffer; written: Buffer }>>();
  return (row, json) => {
    const { bytes, from, to } = row;
    const hash = hashOf(bytes, from, to);
    const found = known.get(hash);
    if (found && isSame(found.text, bytes, from, to)) return json.piece(found.written);
    const written = Buffer.from(key + JSON.stringify(compiled(schema).parse(read(row.text()))));
    json.piece(written);
    if (to - from > REMEMBERED_BYTES_MAX) return;
    if (known.size >= VALUES_REMEMBERED_MAX) known.clear();
    known.set(hash, { text: Buffer.from(bytes.subarray(from, to)), written });
  };
}

function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0;
  return hash;
}

function isSame(text: Buffer, bytes: Buffer, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let at = 0; at < text.length; at += 1) if (text[at] !== bytes[from + at]) return false;
  return true;
}
