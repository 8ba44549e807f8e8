import { expect, test } from 'vitest';
import { addDuration } from './duration.ts';
import { secondsOf, type UtcInstant, utcInstant } from './time.ts';

const at = (text: string) => secondsOf(text as UtcInstant);

test.each([
  ['2026-01-31 10:00:00', 'P3D', '2026-02-03 10:00:00'],
  ['2026-01-31 10:00:00', 'PT1H', '2026-01-31 11:00:00'],
  ['2026-01-31 10:00:00', 'PT90M', '2026-01-31 11:30:00'],
  ['2026-01-31 10:00:00', 'P1DT1H1M1S', '2026-02-01 11:01:01'],
  ['2026-01-31 10:00:00', 'P2W', '2026-02-14 10:00:00'],
  ['2026-01-31 10:00:00', 'P1M', '2026-02-28 10:00:00'],
  ['2024-02-29 10:00:00', 'P1Y', '2025-02-28 10:00:00'],
  ['2026-12-15 10:00:00', 'P1M', '2027-01-15 10:00:00'],
  ['2026-01-31 10:00:00', 'P0D', '2026-01-31 10:00:00'],
])('%s and %s is %s', (from, duration, expected) => {
  const later = addDuration(at(from), duration);
  expect(later && utcInstant(later)).toBe(expected);
});

test.each(['', 'P', 'PT', '3D', 'P-3D', 'P3', 'P3DT', 'P1.5D', 'PT1D', 'P3D ', 'p3d', 'P99999Y'])(
  '%s is no duration',
  (text) => {
    expect(addDuration(at('2026-01-31 10:00:00'), text)).toBeUndefined();
  },
);
