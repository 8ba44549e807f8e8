import * as z from 'zod/mini';
import { ANYTHING, type Json, ownField } from './own-fields.ts';

/** Marks that only live until the schema is written: see `withoutTextTwins`. */
const READ_AS = '~read-as';
const EITHER = '~either';

/** A schema as JSON Schema 2020-12: what may be sent (`input`), or what arrives (`output`). */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, ownField(zodSchema));
      const { type } = zodSchema._zod.def;
      if (isAlwaysEmpty(zodSchema)) Object.assign(jsonSchema, { items: ANYTHING, maxItems: 0 });
      if (type === 'pipe') Object.assign(jsonSchema, { [READ_AS]: true });
      if (type === 'union') Object.assign(jsonSchema, { [EITHER]: true });
    },
  });
  return withoutTextTwins(rest) as Json;
}

/** A list that others fill and this store never does. */
const isAlwaysEmpty = (schema: z.core.$ZodType): boolean =>
  schema._zod.def.type === 'array' && (schema as z.core.$ZodArray)._zod.def.element._zod.def.type === 'never';

/**
 * In an address everything is text, so whole numbers are also taken in digits, and a page that is no number reads as the
 * first. That is kindness to old callers, and no second type for new ones.
 */
function withoutTextTwins(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTextTwins);
  if (typeof value !== 'object' || value === null) return value;
  const { [READ_AS]: _, [EITHER]: isEither, ...schema } = value as Json;
  const options = isEither && Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [];
  const plain = options.filter((option) => !option[READ_AS]);
  if (plain.length < options.length && plain.some(isNumber)) {
    const { anyOf: __, ...around } = schema;
    const [only, ...more] = plain;
    return withoutTextTwins(more.length === 0 ? { ...only, ...around } : { ...around, anyOf: plain });
  }
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withoutTextTwins(part)]));
}

const isNumber = ({ type, anyOf }: Json): boolean =>
  type === 'integer' || type === 'number' || (Array.isArray(anyOf) && anyOf.some(isNumber));
