import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['UTC', 'UTC'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'UTC−5'],
  ['Etc/GMT-14', 'UTC+14'],
  ['+05:30', 'UTC+05:30'],
])('%s', (zone, expected) => {
  expect(zoneName(zone)).toBe(expected);
});
