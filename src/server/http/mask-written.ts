import type * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import { READ_ONLY_SETTINGS } from '#contract/settings.ts';
import { EVIDENCE_TOTAL_LIMIT } from '#domain/disputes/evidence-limits.ts';
import { keptText } from '#domain/payments/written-text.ts';
import { EMAIL_ADDRESS } from '#domain/shared/email-address.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** All the evidence of a dispute, and what comes along with it. More is refused before it is looked through. */
export const WRITTEN_LETTERS_MAX = EVIDENCE_TOTAL_LIMIT + 10_000;

/** A text without a pattern is somebody's own words, and so is what stands before the @ of an e-mail address. */
const isOwnWords = ({ checks = [] }: z.core.$ZodStringDef): boolean =>
  !checks.some(({ _zod: { def } }) => def.check === 'string_format' && !isEmail(def));
const isEmail = (def: z.core.$ZodCheckDef): boolean => 'pattern' in def && def.pattern === EMAIL_ADDRESS;

/** What is only compared or signed with, and never kept so that anybody could read it. */
const PROOFS: readonly string[] = ['password', 'new_password', 'pwd', 'client_secret', 'secret'];
/** What programs send along undescribed, as they read it, and what is compared or passed over: nothing of it is kept. */
const PASSED_OVER: readonly string[] = [...READ_ONLY_SETTINGS, 'last_change', 'user_email', 'user_timezone'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (fields: Fields, map: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]));

/** Looks through what somebody wrote into a field, and answers it as it is kept. */
type Look = (field: string, text: string) => string;

/**
 * What was sent, without the card numbers that somebody wrote into it: every text that its schema leaves to the person,
 * so a new field is masked unless it is named here or in `keptText`. Nothing behind this ever sees one.
 */
export function maskWritten(schema: Schema, sent: unknown): unknown {
  let left = WRITTEN_LETTERS_MAX;
  return masked(schema, sent, '', (field, text) => {
    left -= text.length;
    if (left < 0) throw fail('rest_too_complex', { of: 'letters', most: WRITTEN_LETTERS_MAX });
    return keptText(field, text);
  });
}

function masked(schema: Schema, value: unknown, field: string, look: Look): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return typeof value === 'string' && isOwnWords(def) ? look(field, value) : value;
    case 'unknown':
    case 'any':
      return PASSED_OVER.includes(field) ? value : maskAnything(value, field, look);
    // A text that has a check of its own is as good as one with a pattern.
    case 'custom':
      return typeof value === 'string' ? value : maskAnything(value, field, look);
    case 'object':
      return isFields(value)
        ? mapped(value, (one, name) => {
            const known = Object.hasOwn(def.shape, name) ? def.shape[name] : def.catchall;
            return known && !PROOFS.includes(name) ? masked(known, one, name, look) : one;
          })
        : value;
    case 'record':
      return isFields(value)
        ? withMaskedNames(value, look, (one, name) => masked(def.valueType, one, name, look))
        : value;
    case 'array':
      return Array.isArray(value) ? value.map((one) => masked(def.element, one, field, look)) : value;
    case 'union':
      return def.options.reduce<unknown>((sofar, option) => masked(option, sofar, field, look), value);
    case 'pipe':
      return masked(def.in._zod.def.type === 'transform' ? def.out : def.in, value, field, look);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return masked(def.innerType, value, field, look);
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'never':
      return value;
    default:
      throw new Error(`Nobody decided how a field of the kind ${def.type} is masked.`);
  }
}

/** Of what nobody described, every text. */
function maskAnything(value: unknown, field: string, look: Look): unknown {
  if (typeof value === 'string') return look(field, value);
  if (Array.isArray(value)) return value.map((one) => maskAnything(one, field, look));
  return isFields(value) ? withMaskedNames(value, look, (one, name) => maskAnything(one, name, look)) : value;
}

/** Where the sender names the fields, a name is written as freely as what stands in it. */
const withMaskedNames = (
  fields: Fields,
  look: Look,
  map: (value: unknown, name: string) => unknown,
): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [look('', name), map(value, name)]));
