import type { StripeContract } from './derive-contract.ts';
import type { Schema } from './type-schema.ts';

type Path = readonly string[];
export type Gap = Readonly<{ path: Path; how: 'null' | 'absent' }>;
type Tree = Record<string, unknown>;
/** Which of several kinds of object stands at a place, by the name of its type. */
type Choice = Readonly<Record<string, string>>;

const FIRST = '0';

/** What an adapter reads of an object, at whatever depth, and which of it Stripe's types allow to be null or left out. */
export function readingsOf({ $defs }: Pick<StripeContract, '$defs'>) {
  const nameOf = ({ $ref = '' }: Schema): string => $ref.slice('#/$defs/'.length);
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : ($defs[nameOf(schema)] ?? {});
  const choices = (schema: Schema): readonly Schema[] => resolved(schema).anyOf ?? [schema];
  /** The kind that was asked for; else objects before words, and words before nothing. */
  const fullest = (schema: Schema, path: Path, chosen: Choice): Schema => {
    const all = choices(schema);
    const wanted = chosen[path.join('.')];
    const found =
      all.find((one) => wanted !== undefined && nameOf(one) === wanted) ??
      all.find((one) => resolved(one).properties) ??
      all.find((one) => resolved(one).type !== 'null');
    return resolved(found ?? schema);
  };

  /** Makes an object that leaves out nothing, as far as it is read, and says what is given: each field comes to be when somebody looks at it. */
  function watched(
    schema: Schema,
    { given = {}, chosen = {} }: Readonly<{ given?: Tree; chosen?: Choice }> = {},
  ) {
    const read = new Set<string>(Object.keys(given));

    function valueAt(given: Schema, path: Path): Readonly<{ plain: unknown; seen: unknown }> {
      const known = fullest(given, path, chosen);
      const same = (plain: unknown) => ({ plain, seen: plain });
      if (known.const !== undefined) return same(known.const);
      const [word] = known.enum ?? known['x-known'] ?? [];
      if (word !== undefined) return same(word);
      switch (known.type) {
        case 'number':
          return same(100);
        case 'boolean':
          return same(true);
        case 'array': {
          const item = valueAt(known.items ?? {}, [...path, FIRST]);
          return { plain: [item.plain], seen: [item.seen] };
        }
        case 'object':
          return objectAt(known, path);
        default:
          return same(/currency/.test(path.at(-1) ?? '') ? 'usd' : path.at(-1) === 'country' ? 'DE' : 'word');
      }
    }

    function objectAt(known: Schema, path: Path) {
      const isRoot = path.length === 0;
      const plain: Tree = isRoot ? { ...given } : {};
      const seen: Tree = isRoot ? { ...given } : {};
      const look = (name: string): unknown => {
        const inside = known.properties?.[name];
        if (!inside) return undefined;
        const here = [...path, name];
        if (!(name in plain)) {
          read.add(here.join('.'));
          const made = valueAt(inside, here);
          plain[name] = made.plain;
          seen[name] = made.seen;
        }
        return seen[name];
      };
      if (known.properties?.object) look('object'); // Everything Stripe answers with says what it is.
      const proxy = new Proxy(seen, {
        get: (_, name) => (typeof name === 'string' ? look(name) : undefined),
        has: (_, name) => known.properties?.[String(name)] !== undefined,
        ownKeys: () => {
          for (const name of Object.keys(known.properties ?? {})) look(name);
          return Reflect.ownKeys(seen);
        },
        getOwnPropertyDescriptor: (_, name) => ({
          ...{ value: look(String(name)), enumerable: true, configurable: true, writable: true },
        }),
      });
      return { plain, seen: proxy };
    }

    const { plain, seen } = valueAt(schema, []);
    return { object: seen, whole: plain as Tree, gaps: () => [...read].flatMap((path) => gapsAt(path)) };

    function gapsAt(joined: string): readonly Gap[] {
      const path = joined.split('.');
      let parent = fullest(schema, [], chosen);
      for (const [depth, step] of path.slice(0, -1).entries()) {
        const inside = step === FIRST ? parent.items : parent.properties?.[step];
        parent = fullest(inside ?? {}, path.slice(0, depth + 1), chosen);
      }
      const name = path.at(-1) ?? '';
      const own = parent.properties?.[name];
      if (!own) return [];
      return [
        ...(parent.required?.includes(name) ? [] : [{ path, how: 'absent' as const }]),
        ...(choices(own).some(({ type }) => type === 'null') ? [{ path, how: 'null' as const }] : []),
      ];
    }
  }
  return { watched };
}

/** A copy with that gap. */
export function withGap(object: unknown, { path, how }: Gap): unknown {
  const [field = '', ...rest] = path;
  if (typeof object !== 'object' || object === null || !(field in object)) return object;
  if (Array.isArray(object)) return object.map((one) => withGap(one, { path: rest, how }));
  const copy: Tree = { ...object };
  if (rest.length > 0) copy[field] = withGap(copy[field], { path: rest, how });
  else if (how === 'null') copy[field] = null;
  else delete copy[field];
  return copy;
}
