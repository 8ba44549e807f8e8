import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FULL_MS_MAX } from '#domain/running/memory-pressure.ts';
import { answerErrors } from './error-handling.ts';
import { isTurnedAway, refuseUnderPressure } from './overload.ts';
import { openMemory, watchMemory } from './watch-memory.ts';

/** A memory with so many bytes that are needed and so many that are garbage, in the heap or outside of it. */
function aMemory(where: 'heap' | 'outside', over: { needed: number; garbage: number }) {
  const memory = { collections: 0, ...over };
  const watched = {
    used: () => ({ heap: 0, outside: 0, [where]: memory.needed + memory.garbage }),
    collect: () => {
      memory.collections += 1;
      memory.garbage = 0;
    },
  };
  let nowMs = 0;
  let lost = 0;
  const hasRoom = watchMemory({
    memory: watched,
    most: { heap: 100, outside: 100 },
    nowMs: () => nowMs,
    onLost: () => {
      lost += 1;
    },
  });
  const hasRoomAt = (ms: number) => {
    nowMs = ms;
    return hasRoom();
  };
  return { memory, hasRoomAt, lost: () => lost };
}

test.each(['heap', 'outside'] as const)(
  'garbage turns nobody away: it is cleared first, and only where there is too much (%s)',
  (where) => {
    const { memory, hasRoomAt, lost } = aMemory(where, { needed: 60, garbage: 40 });
    expect([hasRoomAt(0), memory.collections]).toEqual([true, 0]);
    memory.garbage = 41;
    expect([hasRoomAt(1000), memory.collections, lost()]).toEqual([true, 1, 0]);
  },
);

test.each(['heap', 'outside'] as const)(
  'what is needed and too much turns people away until it is given back (%s)',
  (where) => {
    const { memory, hasRoomAt, lost } = aMemory(where, { needed: 101, garbage: 0 });
    expect([hasRoomAt(0), hasRoomAt(FULL_MS_MAX - 1)]).toEqual([false, false]);
    memory.needed = 100;
    expect(hasRoomAt(FULL_MS_MAX)).toBe(true);
    memory.needed = 101;
    // The patience begins anew.
    expect([hasRoomAt(FULL_MS_MAX + 1), hasRoomAt(2 * FULL_MS_MAX), lost()]).toEqual([false, false, 0]);
    expect([hasRoomAt(2 * FULL_MS_MAX + 1), lost()]).toEqual([false, 1]);
  },
);

test('the memory of this process is really cleared', () => {
  const memory = openMemory();
  memory.collect();
  const before = memory.used();
  let hoard: object[] | undefined = Array.from({ length: 500_000 }, (_, nth) => ({ nth, name: `${nth}` }));
  let bytes: Buffer | undefined = Buffer.alloc(50_000_000, 1);
  expect([hoard.length, bytes.length]).toEqual([500_000, 50_000_000]);
  expect(memory.used().heap).toBeGreaterThan(before.heap + 20_000_000);
  expect(memory.used().outside).toBeGreaterThan(before.outside + 40_000_000);
  hoard = undefined;
  bytes = undefined;
  memory.collect();
  expect(memory.used().heap).toBeLessThan(before.heap + 20_000_000);
  expect(memory.used().outside).toBeLessThan(before.outside + 40_000_000);
});

const ENDLESS = Number.POSITIVE_INFINITY;
test.each([
  [1, ENDLESS, 503],
  [ENDLESS, 1, 503],
  [ENDLESS, ENDLESS, 200],
])('with %d bytes allowed in the heap and %d outside, people meet %i', async (heap, outside, status) => {
  const app = Fastify();
  answerErrors(app, 1000);
  const isMemoryFull = await refuseUnderPressure(app, {
    bytesMax: { heap, outside },
    onMemoryLost: () => undefined,
  });
  for (const url of ['/', '/healthz']) app.get(url, async () => ({}));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(isMemoryFull()).toBe(status === 503);
  await app.close();
});

test.each([
  ['/healthz', 'eventLoopDelay', false],
  ['/healthz', 'healthCheck', false],
  ['/assets/main-1.js', 'eventLoopDelay', false],
  ['/assets/main-1.js', 'healthCheck', true],
  ['/wp-json/wc/v3/payments/transactions', 'eventLoopDelay', true],
  ['/wp-admin/admin.php?x=/assets/', 'eventLoopDelay', true],
])('%s, where too much is %s: turned away is %s', (url, pressure, expected) => {
  expect(isTurnedAway(url, pressure)).toBe(expected);
});
