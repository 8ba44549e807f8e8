import type { Excess } from '#domain/shared/json-excess.ts';

// The one grammar of what stands behind a question mark: screens, requests and the server read and write it here.

type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };
export type Query = { [key: string]: QueryValue };

const PAIRS_MAX = 200;
const STEPS_MAX = 3;
const INDEX_MAX = 99;
const INDEX = /^\d+$/;

/** What an address says too much of, for a reader that refuses it; `parseQuery` itself only stops reading. */
export function findQueryExcess(text: string): Excess | undefined {
  const ways = [...new URLSearchParams(text).keys()].map(stepsOf);
  if (ways.length > PAIRS_MAX) return { of: 'values', most: PAIRS_MAX };
  if (ways.some(isTooDeep)) return { of: 'depth', most: STEPS_MAX };
  const isOver = ways.some(([, ...inside]) =>
    inside.some((step) => INDEX.test(step) && Number(step) > INDEX_MAX),
  );
  return isOver ? { of: 'values', most: INDEX_MAX + 1 } : undefined;
}

type Leaf = string[];
type Branch = Map<string, Leaf | Branch>;

/**
 * Reads `a=1`, repeated keys, `a[]=x`, `a[0]=x` and `a[b][c]=x`. Objects have no prototype, so no key can reach one.
 * What is not valid UTF-8 reads as the replacement character; what goes too deep or comes too late is not read.
 */
export const parseQuery = (text: string): Query => queryOf(text, (before, value) => [...before, value]);

/** The same, but of a key that comes twice the last value counts: official clients of stores send each of theirs twice. */
export const parseLastQuery = (text: string): Query => queryOf(text, (_, value) => [value]);

type Repeated = (before: Leaf, value: string) => Leaf;

function queryOf(text: string, repeated: Repeated): Query {
  const tree: Branch = new Map();
  for (const [key, value] of [...new URLSearchParams(text)].slice(0, PAIRS_MAX)) {
    const steps = stepsOf(key);
    if (!isTooDeep(steps)) put(tree, steps, value, repeated);
  }
  return toObject(tree);
}

/** `a[b][0]` is three steps. A key that is not of this form is one step: its own text. */
const stepsOf = (key: string): string[] =>
  /^[^[\]]+(\[[^[\]]*\])+$/.test(key) ? key.slice(0, -1).split(/\]?\[/) : [key];

const isTooDeep = (steps: readonly string[]): boolean => steps.length > STEPS_MAX;

function put(
  tree: Branch,
  [first = '', ...rest]: readonly string[],
  value: string,
  repeated: Repeated,
): void {
  // `a[]=` goes behind every index that is taken.
  const step = first || String(INDEX_MAX + 1 + tree.size);
  const found = tree.get(step);
  if (rest.length > 0) {
    const branch: Branch = found instanceof Map ? found : new Map();
    tree.set(step, branch);
    put(branch, rest, value, repeated);
  } else tree.set(step, Array.isArray(found) ? repeated(found, value) : [value]);
}

function toObject(branch: Branch): Query {
  const object: Query = Object.create(null);
  for (const [key, node] of branch) object[key] = toValue(node);
  return object;
}

function toValue(node: Leaf | Branch): QueryValue {
  if (Array.isArray(node)) return node.length === 1 ? (node[0] ?? '') : node;
  if (![...node.keys()].every((key) => INDEX.test(key))) return toObject(node);
  return [...node].sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => toValue(child));
}

/** The query string of an address; what is absent or empty is left out, so addresses stay short. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => queryString(search, '');

/** The query string of a request: nested values in brackets. An empty text is a value here, and travels. */
export const requestQuery = (input: Readonly<Record<string, unknown>>): string =>
  queryString(input, undefined);

function queryString(values: Readonly<Record<string, unknown>>, leftOut: '' | undefined): string {
  const pairs: string[] = [];
  const add = (key: string, value: unknown): void => {
    if (value === undefined || value === null || value === leftOut) return;
    if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner);
    else pairs.push(`${readable(key)}=${readable(String(value))}`);
  };
  for (const [key, value] of Object.entries(values)) add(key, value);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** encodeURIComponent, but what bookmarks leave readable stays readable, and half a character never throws. */
export const readable = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(/%(2F|5B|5D|3A|2C)/g, decodeURIComponent);

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
