import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;
type Any = fc.Arbitrary<unknown>;

const asSchemas = (value: unknown): Schema[] => (Array.isArray(value) ? value : []);
const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Values that a JSON schema allows. What it leaves open is any JSON. */
export function validFor(schema: Schema): Any {
  const choices = [...asSchemas(schema.anyOf), ...asSchemas(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map(validFor));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validFor({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return validText(schema);
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.oneof(fc.integer(bounds(schema)), fc.double({ ...bounds(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return validList(schema);
    case 'object':
      return validObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

const bounds = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) => {
  const above = asNumber(exclusiveMinimum);
  const below = asNumber(exclusiveMaximum);
  const min = Math.ceil(asNumber(minimum) ?? (above === undefined ? -2_147_483_648 : above + 1));
  const max = Math.floor(
    asNumber(maximum) ?? (below === undefined ? Math.max(min, 2_147_483_647) : below - 1),
  );
  return { min: Math.max(min, Number.MIN_SAFE_INTEGER), max: Math.min(max, Number.MAX_SAFE_INTEGER) };
};

const LENGTH_MAX = 60;
function validText({ pattern, format, minLength, maxLength }: Schema): Any {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(-24, -14));
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const least = asNumber(minLength) ?? 0;
  const most = Math.max(least, Math.min(asNumber(maxLength) ?? LENGTH_MAX, least + LENGTH_MAX));
  return fc.string({ unit: 'grapheme', minLength: least, maxLength: most });
}

function validList({ items, prefixItems, minItems, maxItems }: Schema): Any {
  const first = asSchemas(prefixItems);
  if (first.length > 0) return fc.tuple(...first.map(validFor));
  const least = asNumber(minItems) ?? 0;
  const most = Math.min(asNumber(maxItems) ?? least + 4, least + 4);
  return fc.array(validFor((items ?? {}) as Schema), { minLength: least, maxLength: most });
}

function validObject({ properties, required, additionalProperties, propertyNames }: Schema): Any {
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
  const named = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, validFor(field)])), {
    requiredKeys: Array.isArray(required) ? required.map(String) : [],
  });
  if (fields.length > 0 || typeof additionalProperties !== 'object') return named;
  const names = propertyNames ? validFor(propertyNames as Schema) : fc.string({ maxLength: 20 });
  return fc.dictionary(names as fc.Arbitrary<string>, validFor((additionalProperties ?? {}) as Schema), {
    maxKeys: 4,
  });
}

/** What programs break on: edges of numbers and dates, SQL, markup, paths, controls, halves of characters, depth and size. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e3,
  1e21,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  Number.MAX_VALUE,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\ufeff',
  '\u2028',
  '🏴‍☠️',
  'é',
  "'",
  '"',
  '`',
  '\\',
  '%',
  '_',
  '%%',
  "' OR 1=1 --",
  "'; drop table users; --",
  '1; select pg_sleep(5)',
  '$' + '{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '%2e%2e%2f',
  '/etc/passwd',
  'C:\\',
  '//evil.example',
  '\r\nSet-Cookie: a=b',
  '=1+1',
  '@SUM(A1)',
  '0000-00-00',
  '2026-02-30',
  '275760-09-13',
  '2026-01-01T00:00:00+14:00',
  '2026-13-45 99:99:99',
  '1794700000000',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  [null],
  [''],
  Array.from({ length: 200 }, () => 'x'),
  {},
  { length: 1 },
  { '': '' },
  { toString: 1 },
  { $ne: null },
  'a'.repeat(1000),
  'é'.repeat(20_000),
  Array.from({ length: 40 }).reduce((inner) => [inner], 1),
];
export const hostile: Any = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Whole inputs of three kinds: right, right but for one or two fields, and wrong through and through. */
export function inputFor(schema: Schema): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const right = validFor({ type: 'object', ...schema }) as fc.Arbitrary<Record<string, unknown>>;
  const names = Object.keys((schema.properties ?? {}) as object);
  const name =
    names.length > 0
      ? fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 }))
      : fc.string({ maxLength: 8 });
  const wrong = fc.dictionary(name, hostile, { maxKeys: 3, noNullPrototype: true });
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: fc.tuple(right, wrong).map(([good, bad]) => ({ ...good, ...bad })) },
    { weight: 1, arbitrary: fc.dictionary(name, hostile, { maxKeys: 8, noNullPrototype: true }) },
  );
}
