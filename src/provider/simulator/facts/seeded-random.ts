import { assert } from '#domain/shared/assert.ts';

/**
 * A stream of chance that a seed decides wholly. Only whole-number arithmetic and products are used, here and in every
 * caller: sines, logarithms and powers may differ in their last bit between processors, and a world must not.
 */
export type Random = Readonly<{
  /** A whole number from 0 to 2³² − 1. */
  bits(): number;
  /** A number from 0 up to, but never, 1. */
  unit(): number;
  /** A whole number from 0 up to, but never, `count`. */
  below(count: number): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True in `share` of all cases; 0.25 is one case in four. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}>;

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  assert(item !== undefined, `there is an item ${index} among ${items.length}`);
  return item;
}

/** Four words of state from any text, so that seeds which differ in one letter share nothing. */
function stateOf(seed: string): [number, number, number, number] {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let index = 0; index < seed.length; index += 1) {
    const code = seed.charCodeAt(index);
    a = Math.imul(a ^ code, 0x85ebca6b) ^ (b >>> 13);
    b = Math.imul(b ^ code, 0xc2b2ae35) ^ (c >>> 15);
    c = Math.imul(c ^ code, 0x27d4eb2f) ^ (d >>> 14);
    d = Math.imul(d ^ code, 0x165667b1) ^ (a >>> 16);
  }
  return [a, b, c, d];
}

/** The generator sfc32 of Chris Doty-Humphrey: small, fast, and without known flaws at the lengths we use. */
function stream(state: [number, number, number, number], warmUp: number): Random {
  let [a, b, c, d] = state;
  const bits = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < warmUp; round += 1) bits();

  const unit = () => bits() / 2 ** 32;
  const below = (count: number) => Math.floor(unit() * count);
  return {
    bits,
    unit,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (share) => unit() < share,
    pick: (items) => itemAt(items, below(items.length)),
  };
}

export const seededRandom = (seed: string): Random => stream(stateOf(seed), 16);

/** One stream for each whole number, so that the nth thing of a kind can be made again without keeping it. */
export function numberedRandom(seed: string): (index: number) => Random {
  const [a, b, c] = stateOf(seed);
  return (index) =>
    stream([a ^ Math.imul(index, 0x9e3779b1), b ^ index, c, Math.imul(index, 0x85ebca77)], 12);
}

/** Draws items in proportion to their weights. */
export function weighted<Item>(
  items: readonly (readonly [item: Item, weight: number])[],
): (random: Random) => Item {
  const bounds: number[] = [];
  let total = 0;
  for (const [, weight] of items) {
    total += weight;
    bounds.push(total);
  }
  return (random) => {
    const at = random.unit() * total;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at < (bounds[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return itemAt(items, low)[0];
  };
}
