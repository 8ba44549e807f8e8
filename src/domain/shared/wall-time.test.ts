import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochSeconds, HOUR_S, MINUTE_S, utcInstant } from './time.ts';
import { readWallTime, writeWallTime } from './wall-time.ts';

describe('a time on the wall', () => {
  test.each([
    ['an ordinary one', 'America/New_York', '2026-07-01T09:30', '2026-07-01 13:30:00'],
    ['half an hour off', 'Asia/Kolkata', '2026-11-15T00:00', '2026-11-14 18:30:00'],
    ['one that comes twice', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25 00:30:00'],
    ['the hour after it', 'Europe/Berlin', '2026-10-25T03:00', '2026-10-25 02:00:00'],
    ['one that is left out', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29 01:00:00'],
  ])('%s', (_, zone, text, expected) => {
    expect(utcInstant(readWallTime(text, zone) ?? epochSeconds(0))).toBe(expected);
  });

  test.each(['', 'tomorrow', '2026-02-30T10:00', '2026-07-01T25:00', '2026-07-01', '2026-07-01T09:30:00'])(
    '%j is none',
    (text) => expect(readWallTime(text, 'UTC')).toBeUndefined(),
  );

  test('is read as it was written, but for the hour that comes twice', () => {
    const minute = fc.integer({ min: 20_000_000, max: 34_000_000 });
    fc.assert(
      fc.property(minute, fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe'), (minutes, zone) => {
        const at = epochSeconds(minutes * MINUTE_S);
        const text = writeWallTime(at, zone);
        const read = readWallTime(text, zone) ?? epochSeconds(0);
        expect(writeWallTime(read, zone)).toBe(text);
        expect(at - read).toBeOneOf([0, HOUR_S / 2, HOUR_S]);
      }),
    );
  });
});
