/** How long somebody has to wait as people say it: in minutes up to two hours, in hours beyond. */
export function waitOf(seconds: number): Readonly<{ count: number; unit: 'minutes' | 'hours' }> {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes > 120
    ? { count: Math.ceil(minutes / 60), unit: 'hours' }
    : { count: minutes, unit: 'minutes' };
}
