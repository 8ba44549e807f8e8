import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foldOutages } from './fold-outages.ts';

let lines: [string, object, string][] = [];
const write = (level: string) => (details: object, message: string) => {
  lines.push([level, details, message]);
};
const log = { info: write('info'), warn: write('warn'), error: write('error') };
const away = (n: number) => Object.assign(new Error(`refused ${n}`), { code: 'ECONNREFUSED' });

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what fails again because the database is away is told once, and then counted each minute', () => {
  const folded = foldOutages(log);
  for (let n = 1; n <= 50; n += 1) folded.error({ err: away(n) }, 'the provider could not go on');
  folded.warn({ err: away(0) }, 'a connection broke');
  expect(lines).toEqual([
    ['error', { err: away(1) }, 'the provider could not go on'],
    ['warn', { err: away(0) }, 'a connection broke'],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([['error', { err: away(50), times: 49 }, 'the provider could not go on']]);
});

test('after a quiet minute the next one is told at once again', () => {
  const folded = foldOutages(log);
  folded.error({ err: away(1) }, 'a connection broke');
  vi.advanceTimersByTime(60_000);
  folded.error({ err: away(2) }, 'a connection broke');
  expect(lines.map(([, details]) => details)).toEqual([{ err: away(1) }, { err: away(2) }]);
});

test('any other failure is written each time', () => {
  const folded = foldOutages(log);
  const ours = new Error('our own mistake');
  for (const id of [1, 2]) folded.error({ err: ours, id }, 'it failed');
  folded.info({ err: away(1) }, 'for information');
  folded.info({ err: away(1) }, 'for information');
  expect(lines).toHaveLength(4);
});
