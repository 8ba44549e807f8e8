import type { StripeContract } from './derive-contract.ts';
import type { Schema } from './type-schema.ts';

type Path = readonly string[];
export type Gap = Readonly<{ path: Path; how: 'null' | 'absent' }>;

const DEPTH_MAX = 2;
/** What is read of these is read of each alike: a few stand for all. */
const METHODS = ['type', 'card', 'card_present', 'interac_present', 'klarna', 'sepa_debit'];

/** Everything about an object that Stripe's types allow to be null or left out, and an object that leaves out nothing. */
export function gapsOf({ $defs }: Pick<StripeContract, '$defs'>) {
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : ($defs[schema.$ref.slice('#/$defs/'.length)] ?? {});
  const choices = (schema: Schema): readonly Schema[] => resolved(schema).anyOf ?? [schema];
  /** Objects before words, and words before nothing. */
  const fullest = (schema: Schema): Schema => {
    const all = choices(schema).map(resolved);
    return (
      all.find(({ properties }) => properties) ?? all.find(({ type }) => type !== 'null') ?? resolved(schema)
    );
  };
  const fieldsOf = (schema: Schema, path: Path): readonly (readonly [string, Schema])[] =>
    Object.entries(schema.properties ?? {}).filter(
      ([name]) => path.at(-1) !== 'payment_method_details' || METHODS.includes(name),
    );

  function full(schema: Schema, path: Path = []): unknown {
    const known = fullest(schema);
    const name = path.at(-1) ?? '';
    if (known.const !== undefined) return known.const;
    const [word] = known.enum ?? known['x-known'] ?? [];
    if (word !== undefined) return word;
    switch (known.type) {
      case 'number':
        return 100;
      case 'boolean':
        return true;
      case 'array':
        return [];
      case 'object':
        if (path.length > DEPTH_MAX) return null;
        return Object.fromEntries(
          fieldsOf(known, path).map(([field, inside]) => [field, full(inside, [...path, field])]),
        );
      default:
        return /currency/.test(name) ? 'usd' : name === 'country' ? 'DE' : 'word';
    }
  }

  function gaps(schema: Schema, path: Path = []): readonly Gap[] {
    const known = fullest(schema);
    if (path.length >= DEPTH_MAX) return [];
    return fieldsOf(known, path).flatMap(([field, inside]): readonly Gap[] => {
      const here = [...path, field];
      return [
        ...(known.required?.includes(field) ? [] : [{ path: here, how: 'absent' as const }]),
        ...(choices(inside).some(({ type }) => type === 'null')
          ? [{ path: here, how: 'null' as const }]
          : []),
        ...gaps(inside, here),
      ];
    });
  }
  return { full, gaps };
}

/** A copy with that gap. */
export function withGap(object: unknown, { path, how }: Gap): unknown {
  const [field = '', ...rest] = path;
  if (typeof object !== 'object' || object === null || !(field in object)) return object;
  const copy: Record<string, unknown> = { ...object };
  if (rest.length > 0) copy[field] = withGap(copy[field], { path: rest, how });
  else if (how === 'null') copy[field] = null;
  else delete copy[field];
  return copy;
}
