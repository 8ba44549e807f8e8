import { beforeEach, expect, test } from 'vitest';
import { FREE_MS_MAX } from '#domain/running/body-pace.ts';
import { type Unfinished, UnfinishedBodies, unfinishedBytesMax } from './unfinished-bodies.ts';

let bodies: UnfinishedBodies;
/** Who was refused, and with what, in order. */
let refused: string[];
beforeEach(() => {
  bodies = new UnfinishedBodies(1000);
  refused = [];
});

function begin(name: string, visitor: string, bytes: number): Unfinished {
  const refuse: Unfinished['refuse'] = ({ code }) => void refused.push(`${name} ${code}`);
  const body = { visitor, beganMs: 0, refuse, pieces: 0, bytes: 0 };
  bodies.begin(body);
  bodies.take(body, bytes);
  return body;
}

test('as much as there is room for refuses nobody', () => {
  begin('a', '192.0.2.1', 600);
  begin('b', '192.0.2.2', 400);
  expect([refused, bodies.held()]).toEqual([[], { bodies: 2, bytes: 1000 }]);
});

test('one byte more: who holds most makes room, with the oldest of theirs, though another began before', () => {
  begin('honest', '192.0.2.1', 300);
  begin('empty', '192.0.2.2', 0);
  for (const name of ['first', 'second', 'third']) begin(name, '192.0.2.2', 200);
  begin('last', '192.0.2.3', 101);
  expect(refused).toEqual(['first wcpay_unavailable']);
  expect(bodies.held()).toEqual({ bodies: 5, bytes: 801 });
});

test('as many make room as it takes', () => {
  for (const name of ['first', 'second', 'third']) begin(name, '192.0.2.2', 300);
  begin('large', '192.0.2.1', 500);
  expect(refused).toEqual(['first wcpay_unavailable', 'second wcpay_unavailable']);
  expect(bodies.held()).toEqual({ bodies: 2, bytes: 800 });
});

test('what ended, left or was refused holds nothing, whatever still comes of it', () => {
  const ended = begin('ended', '192.0.2.1', 500);
  bodies.forget(ended);
  bodies.forget(ended);
  bodies.take(ended, 5000);
  const tooMuch = begin('too much', '192.0.2.1', 1001);
  bodies.take(tooMuch, 5000);
  expect([refused, bodies.held()]).toEqual([['too much wcpay_unavailable'], { bodies: 0, bytes: 0 }]);
});

test('who does not keep the least pace is told that it took too long', () => {
  begin('still', '192.0.2.1', 0);
  bodies.refuseSlow(FREE_MS_MAX);
  expect(refused).toEqual([]);
  bodies.refuseSlow(FREE_MS_MAX + 1);
  expect([refused, bodies.held()]).toEqual([['still rest_request_timeout'], { bodies: 0, bytes: 0 }]);
});

test.each([
  ['a container of 512 MB', 134_217_728, 33_554_432],
  ['one of 1 GB', 268_435_456, 67_108_864],
  ['a large machine', 1_000_000_000, 67_108_864],
])('%s has room for unfinished bodies', (_, outside, expected) => {
  expect(unfinishedBytesMax(outside)).toBe(expected);
});
