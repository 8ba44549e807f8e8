import type * as z from 'zod/mini';
import { keptText } from '#domain/payments/written-text.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** A text without a pattern is somebody's own words. */
const isOwnWords = (def: z.core.$ZodStringDef): boolean =>
  !(def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format');

/** What is only compared, and never kept. */
const PROOFS: readonly string[] = ['password', 'new_password', 'pwd', 'client_secret'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (fields: Fields, map: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]));

/**
 * What was sent, without the card numbers that somebody wrote into it: every text that its schema leaves to the person,
 * so a new field is masked unless it is named here or in `keptText`. Nothing behind this ever sees one.
 */
export function maskWritten(schema: Schema, value: unknown, field = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return typeof value === 'string' && isOwnWords(def) ? keptText(field, value) : value;
    case 'unknown':
    case 'any':
      return maskAnything(value, field);
    case 'object':
      return isFields(value)
        ? mapped(value, (one, name) => {
            const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
            return known && !PROOFS.includes(name) ? maskWritten(known, one, name) : one;
          })
        : value;
    case 'record':
      return isFields(value) ? mapped(value, (one, name) => maskWritten(def.valueType, one, name)) : value;
    case 'array':
      return Array.isArray(value) ? value.map((one) => maskWritten(def.element, one, field)) : value;
    case 'union':
      return def.options.reduce<unknown>((masked, option) => maskWritten(option, masked, field), value);
    case 'pipe':
      return maskWritten(def.in, value, field);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return maskWritten(def.innerType, value, field);
    default:
      return value;
  }
}

/** Of what nobody described, every text. */
function maskAnything(value: unknown, field: string): unknown {
  if (typeof value === 'string') return keptText(field, value);
  if (Array.isArray(value)) return value.map((one) => maskAnything(one, field));
  return isFields(value) ? mapped(value, maskAnything) : value;
}
