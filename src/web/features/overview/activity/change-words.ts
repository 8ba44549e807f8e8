import { percentWords } from '#web/shared/figure-words.ts';

const LARGE = 10;

/** `+18.9%` or `−4%`; nothing where there was nothing before, since everything is endlessly more than that. */
export function changeWords(value: number, previous: number): string | undefined {
  if (previous <= 0) return undefined;
  const change = (value - previous) / previous;
  return percentWords(change, { decimals: Math.abs(change) >= LARGE ? 0 : 1, signed: true });
}
