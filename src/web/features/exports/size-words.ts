import { exportsCopy as copy } from './exports-copy.ts';

const STEP = 1000;

/** `4.2 MB`: three figures at most, in the units file managers show. */
export function sizeWords(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < copy.units.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const shown = unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  return copy.bytes(String(shown), copy.units[unit] ?? '');
}
