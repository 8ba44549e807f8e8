/** Where a line's bar begins and ends, in per cent of the widest point the sum reaches. */
export type WaterfallBar = Readonly<{ from: number; to: number; sign: 'plus' | 'minus' }>;

/** Each line starts where the one before it ended. */
export function waterfall(amounts: readonly number[]): readonly WaterfallBar[] {
  const ends: number[] = [0];
  for (const amount of amounts) ends.push((ends.at(-1) ?? 0) + amount);
  const lowest = Math.min(...ends);
  const width = Math.max(...ends) - lowest || 1;
  const place = (sum: number): number => ((sum - lowest) / width) * 100;
  return amounts.map((amount, index) => {
    const [start, end] = [place(ends[index] ?? 0), place(ends[index + 1] ?? 0)];
    return { from: Math.min(start, end), to: Math.max(start, end), sign: amount < 0 ? 'minus' : 'plus' };
  });
}
