const LARGE = 10;

/** `+18.9%` or `−4%`; nothing where there was nothing before, since everything is endlessly more than that. */
export function changeWords(value: number, previous: number): string | undefined {
  if (previous <= 0) return undefined;
  const change = (value - previous) / previous;
  const percent = Math.abs(change * 100).toFixed(Math.abs(change) >= LARGE ? 0 : 1);
  return `${change < 0 ? '−' : '+'}${Number(percent)}%`;
}
