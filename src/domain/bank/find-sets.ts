/** A group of more is not one a person would believe. */
export const SET_SIZE_MAX = 5;
/** Of more candidates too many sums are right by chance. */
export const CANDIDATES_MAX = 20;

type Asked = Readonly<{ sizeMin: number; sizeMax: number; setsMax: number }>;

/**
 * Which of these add up to the target, as sets of their places; no more than were asked for. All amounts are positive.
 * The largest are tried first, and a branch ends where even the largest that are left cannot reach the target.
 */
export function findSets(
  amounts: readonly number[],
  target: number,
  { sizeMin, sizeMax, setsMax }: Asked,
): readonly (readonly number[])[] {
  const places = amounts
    .map((amount, place) => ({ amount, place }))
    .filter(({ amount }) => amount <= target)
    .sort((one, other) => other.amount - one.amount || one.place - other.place);
  const found: number[][] = [];
  const chosen: number[] = [];

  const walk = (from: number, left: number): void => {
    if (left === 0) {
      if (chosen.length >= sizeMin) found.push(chosen.toSorted((one, other) => one - other));
      return;
    }
    const room = sizeMax - chosen.length;
    if (room === 0) return;
    for (let at = from; at < places.length && found.length < setsMax; at += 1) {
      const one = places[at];
      if (!one || one.amount * room < left) return;
      if (one.amount > left) continue;
      chosen.push(one.place);
      walk(at + 1, left - one.amount);
      chosen.pop();
    }
  };

  walk(0, target);
  return found;
}
