import type * as z from 'zod/mini';
import { whoSees } from '#contract/kit/seen-by.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { assert } from '#domain/shared/assert.ts';

type Held = readonly string[];
/** The value as somebody with these capabilities may see it. What it was made of stays as it is. */
type Veil = (value: unknown, held: Held) => unknown;
type Schema = z.core.$ZodType;

/** Whoever holds these sees every part of every reply. */
const SEERS = ['see_customers', 'see_payouts', 'change_account'] as const satisfies readonly Capability[];

const known = new WeakMap<Schema, Veil | null>();

/**
 * A reply without what its reader may not see, as `seenBy` in the contract says. Made once for each schema: one that keeps
 * nothing from anybody costs a look.
 */
export function withhold(schema: Schema, value: unknown, held: Held): unknown {
  const veil = veilOf(schema);
  return veil ? veil(value, held) : value;
}

/** The same of a reply that was written already: whoever may see all of it gets the bytes as they are. */
export function withholdWritten(schema: Schema, bytes: Buffer, held: Held): Buffer {
  const veil = veilOf(schema);
  if (!veil || SEERS.every((capability) => held.includes(capability))) return bytes;
  return Buffer.from(JSON.stringify(veil(JSON.parse(bytes.toString('utf8')), held)));
}

function veilOf(schema: Schema): Veil | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const veil = makeVeil(schema);
  known.set(schema, veil);
  return veil;
}

function makeVeil(schema: Schema): Veil | null {
  const capability = whoSees(schema);
  if (capability) {
    assert(
      SEERS.some((each) => each === capability),
      `${capability} is among those that parts of replies are kept for`,
    );
    const blank = blankOf(schema);
    const inside = insideOf(schema);
    return (value, held) => {
      if (!held.includes(capability)) return blank;
      return inside ? inside(value, held) : value;
    };
  }
  return insideOf(schema);
}

type Definition = z.core.$ZodTypeDef & Readonly<Record<string, unknown>>;
const definitionOf = (schema: Schema): Definition => schema._zod.def as never;

/** What it holds inside: the wrapper's schema, the element of a list, the fields of an object. */
function insideOf(schema: Schema): Veil | null {
  const { type, innerType, element, valueType, out, options, shape } = definitionOf(schema);
  if (innerType) return orNothing(innerType as Schema);
  if (type === 'array') return eachOf(veilOf(element as Schema));
  if (type === 'record') return everyOf(veilOf(valueType as Schema));
  if (type === 'pipe') return veilOf(out as Schema);
  if (type === 'union') return eitherOf(options as readonly Schema[]);
  if (type === 'object') return fieldsOf(shape as Readonly<Record<string, Schema>>);
  return null;
}

/** Nothing stays nothing, and what may be nothing becomes it. */
function orNothing(inner: Schema): Veil | null {
  const veil = veilOf(inner);
  return veil && ((value, held) => (value === null || value === undefined ? value : veil(value, held)));
}

const eachOf = (veil: Veil | null): Veil | null =>
  veil && ((value, held) => (Array.isArray(value) ? value.map((one) => veil(one, held)) : value));

const everyOf = (veil: Veil | null): Veil | null =>
  veil &&
  ((value, held) =>
    Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, veil(one, held)])));

/** Which of them a value is shows in its form; each leaves alone what has another. */
function eitherOf(options: readonly Schema[]): Veil | null {
  const veils = options.map(veilOf).filter((veil) => veil !== null);
  return veils.length === 0 ? null : (value, held) => veils.reduce((seen, veil) => veil(seen, held), value);
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): Veil | null {
  const veils = Object.entries(shape).flatMap(([name, of]) => {
    const veil = veilOf(of);
    return veil ? [[name, veil] as const] : [];
  });
  if (veils.length === 0) return null;
  return (value, held) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const seen: Record<string, unknown> = { ...value };
    for (const [name, veil] of veils) if (name in seen) seen[name] = veil(seen[name], held);
    return seen;
  };
}

const EMPTY: Readonly<Record<string, unknown>> = {
  ...{ string: '', number: 0, int: 0, boolean: false },
  ...{ array: [], record: {}, unknown: null },
};

function blankOf(schema: Schema): unknown {
  const { type, innerType, shape } = definitionOf(schema);
  if (type === 'nullable') return null;
  if (type === 'optional') return undefined;
  if (innerType) return blankOf(innerType as Schema);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape as Readonly<Record<string, Schema>>).map(([name, of]) => [name, blankOf(of)]),
    );
  assert(type in EMPTY, `what is seen by some may be empty: ${type}`);
  return EMPTY[type];
}
