import { describe, expect, test } from 'vitest';
import { isCalendarDate, isUtcInstant } from './time.ts';

describe('isUtcInstant', () => {
  test.each([
    ['2026-02-28 23:59:59', true],
    ['2026-02-29 00:00:00', false],
    ['2024-02-29 00:00:00', true],
    ['2026-11-15 24:00:00', false],
    ['2026-11-15 23:60:00', false],
    ['0001-01-01 00:00:00', true],
    ['0000-12-31 00:00:00', false],
    ['9999-12-31 23:59:59', true],
    ['2026-11-15T00:00:00', false],
    ['2026-11-15', false],
  ])('%s', (text, expected) => {
    expect(isUtcInstant(text)).toBe(expected);
  });
});

describe('isCalendarDate', () => {
  test.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['0001-01-01', true],
    ['0000-12-31', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
  ])('%s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});
