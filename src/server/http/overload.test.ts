import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FULL_MS_MAX } from '#domain/running/memory-pressure.ts';
import { answerErrors } from './error-handling.ts';
import { refuseUnderPressure } from './overload.ts';
import { openHeap, watchHeap } from './watch-heap.ts';

/** A heap of so many bytes that are needed and so many that are garbage. */
function aHeap(over: { needed: number; garbage: number }) {
  const heap = { collections: 0, ...over };
  const watched = {
    usedBytes: () => heap.needed + heap.garbage,
    collect: () => {
      heap.collections += 1;
      heap.garbage = 0;
    },
  };
  let nowMs = 0;
  let lost = 0;
  const hasRoom = watchHeap({
    ...{ heap: watched, bytesMax: 100, nowMs: () => nowMs },
    onLost: () => {
      lost += 1;
    },
  });
  const hasRoomAt = (ms: number) => {
    nowMs = ms;
    return hasRoom();
  };
  return { heap, hasRoomAt, lost: () => lost };
}

test('garbage turns nobody away: it is cleared first, and only where there is too much', () => {
  const { heap, hasRoomAt, lost } = aHeap({ needed: 60, garbage: 40 });
  expect([hasRoomAt(0), heap.collections]).toEqual([true, 0]);
  heap.garbage = 41;
  expect([hasRoomAt(1000), heap.collections, lost()]).toEqual([true, 1, 0]);
});

test('what is needed and too much turns people away until it is given back', () => {
  const { heap, hasRoomAt, lost } = aHeap({ needed: 101, garbage: 0 });
  expect([hasRoomAt(0), hasRoomAt(FULL_MS_MAX - 1)]).toEqual([false, false]);
  heap.needed = 100;
  expect(hasRoomAt(FULL_MS_MAX)).toBe(true);
  heap.needed = 101;
  // The patience begins anew.
  expect([hasRoomAt(FULL_MS_MAX + 1), hasRoomAt(2 * FULL_MS_MAX), lost()]).toEqual([false, false, 0]);
  expect([hasRoomAt(2 * FULL_MS_MAX + 1), lost()]).toEqual([false, 1]);
});

test('the memory of this process is really cleared', () => {
  const heap = openHeap();
  heap.collect();
  const before = heap.usedBytes();
  let hoard: object[] | undefined = Array.from({ length: 500_000 }, (_, nth) => ({ nth, name: `${nth}` }));
  expect(hoard).toHaveLength(500_000);
  expect(heap.usedBytes()).toBeGreaterThan(before + 20_000_000);
  hoard = undefined;
  heap.collect();
  expect(heap.usedBytes()).toBeLessThan(before + 20_000_000);
});

test.each([
  [1, 503],
  [Number.POSITIVE_INFINITY, 200],
])('with %d bytes allowed, people meet %i', async (bytesMax, status) => {
  const app = Fastify();
  answerErrors(app, 1000);
  await refuseUnderPressure(app, { bytesMax, onMemoryLost: () => undefined });
  for (const url of ['/', '/healthz']) app.get(url, async () => ({}));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});
