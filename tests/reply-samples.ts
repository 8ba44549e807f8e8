import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { currencyCode, otherWord } from '#contract/kit/fields.ts';
import { assert } from '#domain/shared/assert.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value && 'method' in value;

/** Everything the contract declares that answers JSON. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(['../src/contract/**/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
)
  .flatMap((file) => Object.values(file))
  .filter(isEndpoint)
  .filter(({ stream }) => !stream);

type Schema = z.core.$ZodType;
/** What a schema says of itself, as far as it matters here. */
type Definition = Readonly<{
  type: string;
  innerType: Schema;
  element: Schema;
  shape: Readonly<Record<string, Schema>>;
  options: readonly Schema[];
  keyType: Schema;
  valueType: Schema;
  in: Schema;
  entries: Readonly<Record<string, string>>;
  values: readonly unknown[];
}>;
const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;
const takes = (schema: Schema, value: unknown): boolean => (schema as z.ZodMiniType).safeParse(value).success;

/** What fields hold that are checked by functions and patterns of our own; the first that is taken is right. */
const LEAVES: readonly unknown[] = [
  'text',
  2,
  'usd',
  '2026-11-03 10:00:00',
  '2026-11-03',
  '2026-11-03T10:00:00',
  'pi_1',
  'dp_1',
  'ch_1',
  'file_1',
  `exp_${'a'.repeat(32)}`,
  'US',
  'USD',
  'en_US',
  '#7f54b3',
  'Europe/Berlin',
  '{}',
  [],
];

/** A whole reply: everything that may be missing is there. Of a choice it takes the one at `choice`, or the last. */
export function sampleOf(schema: Schema, choice = 0): unknown {
  const { type, ...is } = definitionOf(schema);
  if (schema === currencyCode) return 'usd';
  switch (type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return sampleOf(is.innerType, choice);
    case 'pipe':
      return sampleOf(is.in, choice);
    case 'object':
      return Object.fromEntries(
        Object.entries(is.shape).map(([name, field]) => [
          name,
          // Some currencies are plain text, which may be empty.
          name === 'currency' && takes(field, 'usd') ? 'usd' : sampleOf(field, choice),
        ]),
      );
    case 'array':
      return definitionOf(is.element).type === 'never' ? [] : [sampleOf(is.element, choice)];
    case 'record':
      return { [String(sampleOf(is.keyType))]: sampleOf(is.valueType, choice) };
    case 'union':
      return sampleOf(is.options[Math.min(choice, is.options.length - 1)] ?? schema, choice);
    case 'enum':
      return Object.values(is.entries)[0];
    case 'literal':
      return is.values[0];
    case 'boolean':
      return true;
    case 'unknown':
      return {};
    default: {
      const found = LEAVES.find((leaf) => takes(schema, leaf));
      assert(found !== undefined, `something fits a ${type}`);
      return found;
    }
  }
}

/** One thing about a reply that a newer server, or the provider, may do otherwise. */
export type Mutation = Readonly<{ what: 'word' | 'missing' | 'capitals'; path: readonly string[] }>;

export const NEW_WORD = 'some_new_word';
/** A newer word may be anything, even what every object has a method for. */
export const BAD_WORD = 'constructor';

/**
 * Every word of a vocabulary, every part that may be missing and every currency of this reply. A closed list of words
 * counts as well: in a reply there should be none.
 */
export function mutationsOf(schema: Schema, value: unknown, path: readonly string[] = []): Mutation[] {
  if (value === undefined || value === null) return [];
  const { type, ...is } = definitionOf(schema);
  if (schema === currencyCode) return [{ what: 'capitals', path }];
  switch (type) {
    case 'optional':
    case 'default':
      return [...(path.length > 0 ? [{ what: 'missing', path } as const] : []), ...inside(is.innerType)];
    case 'nullable':
    case 'catch':
    case 'readonly':
      return inside(is.innerType);
    case 'pipe':
      return inside(is.in);
    case 'object':
      return Object.entries(is.shape).flatMap(([name, field]) => under(name, field));
    case 'array':
      return Object.keys(value).flatMap((index) => under(index, is.element));
    case 'record':
      return Object.keys(value)
        .slice(0, 1)
        .flatMap((name) => under(name, is.valueType));
    case 'union': {
      if (is.options.includes(otherWord)) return [{ what: 'word', path }];
      const fitting = is.options.find((option) => takes(option, value));
      return fitting ? inside(fitting) : [];
    }
    case 'enum':
      return [{ what: 'word', path }];
    default:
      return [];
  }
  function inside(schema: Schema): Mutation[] {
    return mutationsOf(schema, value, path);
  }
  function under(name: string, schema: Schema): Mutation[] {
    return mutationsOf(schema, (value as Readonly<Record<string, unknown>>)[name], [...path, name]);
  }
}

/** The same reply but for one thing. */
export function mutated(value: unknown, { what, path }: Mutation, word: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return what === 'capitals' ? String(value).toUpperCase() : word;
  const copy: Record<string, unknown> = Array.isArray(value) ? [...value] : Object({ ...Object(value) });
  if (what === 'missing' && rest.length === 0) delete copy[name];
  else copy[name] = mutated(copy[name], { what, path: rest }, word);
  return copy;
}
