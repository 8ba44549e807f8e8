import type { Excess } from '#domain/shared/json-excess.ts';

type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };
export type Query = { [key: string]: QueryValue; [TOO_MUCH]?: Excess };

/** Stands on a query that went over a limit, and says which, so that its reader can refuse it; the parser itself never throws. */
export const TOO_MUCH = Symbol('too much');

const PAIRS_MAX = 200;
const DEPTH_MAX = 3;
const INDEX_MAX = 99;
const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

type Leaf = string[];
type Branch = Map<string, Leaf | Branch>;

/**
 * Reads `a=1`, repeated keys, `a[]=x`, `a[0]=x` and `a[b][c]=x`. Objects have no prototype, so no key can reach one.
 * What is not valid UTF-8 reads as the replacement character.
 */
export function parseQuery(text: string): Query {
  const tree: Branch = new Map();
  let pairs = 0;
  let tooMuch: Excess | undefined;
  for (const [key, value] of new URLSearchParams(text)) {
    pairs += 1;
    const steps = stepsOf(key);
    tooMuch = pairs > PAIRS_MAX ? { of: 'values', most: PAIRS_MAX } : excessOf(steps);
    if (tooMuch) break;
    put(tree, steps, value);
  }
  const query = toObject(tree) as Query;
  if (tooMuch) query[TOO_MUCH] = tooMuch;
  return query;
}

/** `a[b][0]` is three steps. A key that is not of this form is one step: its own text. */
function stepsOf(key: string): string[] {
  const match = KEY.exec(key);
  if (!match) return [key];
  const [, name = '', brackets = ''] = match;
  const inside = brackets === '' ? [] : brackets.slice(1, -1).split('][');
  return [name, ...inside];
}

function excessOf([, ...inside]: readonly string[]): Excess | undefined {
  if (inside.length >= DEPTH_MAX) return { of: 'depth', most: DEPTH_MAX };
  const isOver = inside.some((step) => /^\d+$/.test(step) && Number(step) > INDEX_MAX);
  return isOver ? { of: 'values', most: INDEX_MAX + 1 } : undefined;
}

function put(tree: Branch, steps: readonly string[], value: string): void {
  const [first = '', ...rest] = steps;
  const step = first === '' ? nextIndex(tree) : first;
  const found = tree.get(step);
  if (rest.length === 0) {
    if (Array.isArray(found)) found.push(value);
    else tree.set(step, [value]);
    return;
  }
  const branch: Branch = found instanceof Map ? found : new Map();
  tree.set(step, branch);
  put(branch, rest, value);
}

/** Where `a[]=` goes: behind the highest index so far. */
const nextIndex = (tree: Branch): string =>
  String(
    [...tree.keys()].reduce((most, key) => (/^\d+$/.test(key) ? Math.max(most, Number(key)) : most), -1) + 1,
  );

function toObject(branch: Branch): { [key: string]: QueryValue } {
  const object: { [key: string]: QueryValue } = Object.create(null);
  for (const [key, node] of branch) object[key] = toValue(node);
  return object;
}

function toValue(node: Leaf | Branch): QueryValue {
  if (Array.isArray(node)) return node.length === 1 ? (node[0] ?? '') : node;
  const keys = [...node.keys()];
  if (!keys.every((key) => /^\d+$/.test(key))) return toObject(node);
  return [...node].sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => toValue(child));
}
