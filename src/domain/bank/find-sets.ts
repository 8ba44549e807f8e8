/** A group of more is not one a person would believe. */
export const SET_SIZE_MAX = 5;
/** Of more candidates too many sums are right by chance. */
export const CANDIDATES_MAX = 20;

type Asked = Readonly<{ sizeMin: number; sizeMax: number; setsMax: number }>;

/**
 * Which of these add up to the target, as sets of their places; no more than were asked for. All amounts are positive.
 * The largest are tried first; the last of a set is looked up instead of tried, and a branch ends where what is left is
 * more than the largest, or less than the smallest, could bring.
 */
export function findSets(
  amounts: readonly number[],
  target: number,
  { sizeMin, sizeMax, setsMax }: Asked,
): readonly (readonly number[])[] {
  const parts = amounts
    .map((amount, place) => ({ amount, place }))
    .filter(({ amount }) => amount <= target)
    .sort((one, other) => other.amount - one.amount || one.place - other.place)
    .map((part, rank) => ({ ...part, rank }));
  const smallest = parts.at(-1)?.amount ?? 0;
  const byAmount = new Map<number, (typeof parts)[number][]>();
  for (const part of parts) byAmount.set(part.amount, [...(byAmount.get(part.amount) ?? []), part]);
  const found: number[][] = [];
  const chosen: number[] = [];

  const walk = (from: number, left: number): void => {
    if (chosen.length + 1 >= sizeMin)
      for (const { place, rank } of byAmount.get(left) ?? [])
        if (rank >= from && found.length < setsMax)
          found.push([...chosen, place].sort((one, other) => one - other));
    const room = sizeMax - chosen.length;
    if (room < 2) return;
    for (let at = from; at < parts.length && found.length < setsMax; at += 1) {
      const part = parts[at];
      if (!part || part.amount * room < left) return;
      if (left - part.amount < smallest) continue;
      chosen.push(part.place);
      walk(at + 1, left - part.amount);
      chosen.pop();
    }
  };

  walk(0, target);
  return found;
}
