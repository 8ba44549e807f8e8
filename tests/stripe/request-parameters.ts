import type { StripeContract } from './derive-contract.ts';
import type { Schema } from './type-schema.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/** `a[b][0]=c` is how Stripe's interface writes what is nested. */
export function parseForm(encoded: string): Parameters {
  const root: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.replaceAll(']', '').split('[');
    let place = root;
    for (const step of path.slice(0, -1)) {
      const inner = isRecord(place[step]) ? place[step] : {};
      place[step] = inner;
      place = inner;
    }
    place[path.at(-1) ?? ''] = value;
  }
  const listed = asLists(root);
  return isRecord(listed) ? listed : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asLists(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d*$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Reads parameters against what the package says they are. */
export function parameterReader({ $defs }: Pick<StripeContract, '$defs'>) {
  const seen = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? $defs[schema.$ref.slice('#/$defs/'.length)] : schema;

  /** A form knows only text: numbers and truths become what they stand for. */
  function typed(value: unknown, given: Schema | undefined): unknown {
    const schema = seen(given);
    if (!schema) return value;
    if (schema.anyOf) return typed(value, choiceFor(value, schema.anyOf));
    if (typeof value === 'string') {
      if (schema.type === 'number' && value !== '' && Number.isFinite(Number(value))) return Number(value);
      if ((schema.type === 'boolean' || typeof schema.const === 'boolean') && /^(?:true|false)$/.test(value))
        return value === 'true';
      return value;
    }
    if (Array.isArray(value)) return value.map((one) => typed(one, schema.items));
    if (!isRecord(value)) return value;
    const inside = Object.entries(value).map(([key, inner]) => [
      key,
      typed(inner, schema.properties?.[key] ?? schema.additionalProperties),
    ]);
    return Object.fromEntries(inside);
  }

  function choiceFor(value: unknown, choices: readonly Schema[]): Schema | undefined {
    const all = choices.map(seen);
    if (Array.isArray(value)) return all.find((one) => one?.type === 'array');
    if (isRecord(value)) return all.find((one) => one?.type === 'object');
    if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value)))
      return all.find((one) => one?.type === 'number') ?? all.find((one) => one?.type === 'string');
    if (value === 'true' || value === 'false') return all.find((one) => one?.type === 'boolean');
    return all.find((one) => one?.type === 'string' || one?.enum !== undefined);
  }

  /** The first parameter nobody knows, by its path. */
  function findUnknown(value: unknown, given: Schema | undefined, path = ''): string | undefined {
    const schema = seen(given);
    if (!schema || typeof value !== 'object' || value === null) return undefined;
    if (schema.anyOf) return findUnknown(value, choiceFor(value, schema.anyOf), path);
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}[${key}]`;
      const of = Array.isArray(value)
        ? schema.items
        : (schema.properties?.[key] ?? schema.additionalProperties);
      if (of === undefined) return at;
      const deeper = findUnknown(inner, of, at);
      if (deeper !== undefined) return deeper;
    }
    return undefined;
  }

  /** The first value outside its enumeration. Stripe may lengthen one; what we send must be in it today. */
  function findStrange(value: unknown, given: Schema | undefined, path = ''): string | undefined {
    const schema = seen(given);
    if (!schema) return undefined;
    if (schema.anyOf) {
      const words = schema.anyOf.map(seen).flatMap((one) => one?.['x-known'] ?? one?.enum ?? []);
      const isPlain = schema.anyOf.some((one) => {
        const choice = seen(one);
        return choice?.type === 'string' && !choice['x-known'];
      });
      if (typeof value === 'string' && words.length > 0 && !isPlain) {
        const isEmptyAllowed = schema.anyOf.some((one) => seen(one)?.const === value);
        return words.includes(value) || isEmptyAllowed ? undefined : path;
      }
      return findStrange(value, choiceFor(value, schema.anyOf), path);
    }
    const words = schema['x-known'] ?? schema.enum;
    if (typeof value === 'string') return words && !words.includes(value) ? path : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [key, inner] of Object.entries(value)) {
      const of = Array.isArray(value)
        ? schema.items
        : (schema.properties?.[key] ?? schema.additionalProperties);
      const deeper = findStrange(inner, of, path === '' ? key : `${path}[${key}]`);
      if (deeper !== undefined) return deeper;
    }
    return undefined;
  }

  return { typed, findUnknown, findStrange };
}
