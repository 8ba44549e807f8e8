import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { isTurnedAway, openRefusalLines } from './refusal-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLines() {
  const lines: unknown[] = [];
  const at = (level: string) => (details: object) => void lines.push({ level, ...details });
  const refusals = openRefusalLines({ info: at('info'), warn: at('warn'), error: at('error') });
  const busy = fail('wcpay_unavailable', { retry_after_s: 1 });
  const often = fail('rest_too_many_requests', { retry_after_s: 1 });
  const turnAway = (count: number, failure = busy) => {
    for (let n = 0; n < count; n += 1) refusals.count(failure, failure);
  };
  return { lines, refusals, busy, often, turnAway };
}

test('the first is told at once, and the rest of each second in one line with their count', () => {
  const { lines, often, turnAway } = openLines();
  turnAway(500);
  expect(lines).toEqual([{ level: 'warn', times: 1, codes: { wcpay_unavailable: 1 } }]);

  vi.advanceTimersByTime(999);
  turnAway(2, often);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines.slice(1)).toEqual([
    { level: 'warn', times: 501, codes: { wcpay_unavailable: 499, rest_too_many_requests: 2 } },
  ]);

  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(2);
  turnAway(1);
  expect(lines).toHaveLength(3);
});

test('what the database brought upon us is told as an error, with its latest cause', () => {
  const { lines, refusals, busy, turnAway } = openLines();
  turnAway(1);
  const cause = new Error('Connection terminated');
  for (const error of [busy, new Error('before'), cause, busy]) refusals.count(busy, error);
  vi.advanceTimersByTime(1000);

  expect(lines[1]).toEqual({ level: 'error', times: 4, codes: { wcpay_unavailable: 4 }, err: cause });
});

test('who stops tells what was not told yet', () => {
  const { lines, refusals, turnAway } = openLines();
  turnAway(3);
  refusals.stop();
  expect(lines).toMatchObject([{ times: 1 }, { times: 2 }]);

  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(2);
});

test.each([
  ['a busy server', fail('wcpay_unavailable', { retry_after_s: 5 }), true],
  ['too many requests', fail('rest_too_many_requests', { retry_after_s: 5 }), true],
  ['a full disk', fail('disk_full'), false],
  ['who is not signed in', fail('rest_forbidden', { signed_in: false }), false],
])('%s is turned away: %s', (_, failure, expected) => {
  expect(isTurnedAway(failure)).toBe(expected);
});
