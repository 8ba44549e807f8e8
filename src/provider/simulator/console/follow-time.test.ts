import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { aSimulatedProvider, START } from '#tests/simulator/simulated-provider.ts';
import { followTime } from './follow-time.ts';

let wall: EpochSeconds;
const moved: number[] = [];
const errors: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  wall = START;
  moved.length = 0;
  errors.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  expect(errors).toEqual([]);
});

const pass = (seconds: number) => {
  wall = epochSeconds(wall + seconds);
};
function follow(controls: Awaited<ReturnType<typeof aSimulatedProvider>>['controls']) {
  return followTime({
    controls,
    wallClock: () => wall,
    onMoved: (offset) => moved.push(offset),
    onError: (error) => errors.push(error),
  });
}

test('time passes by itself, and what falls due happens', async () => {
  const { controls, provider, pay } = await aSimulatedProvider();
  const { intent } = await pay({ capture: 'manual' });
  const clock = follow(controls);
  pass(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await controls.now()).toBe(START + 1);

  pass(8 * DAY_S);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await controls.now()).toBe(START + 1 + 8 * DAY_S);
  expect(await provider.findObject('payment_intent', intent.id)).toMatchObject({ status: 'canceled' });
  expect([clock.offsetS(), moved]).toEqual([0, []]);

  await clock.stop();
  pass(60);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await controls.now()).toBe(START + 1 + 8 * DAY_S);
});

test('a clock that was moved forward stays as far ahead, and goes on', async () => {
  const { controls } = await aSimulatedProvider();
  const clock = follow(controls);
  await clock.tick();
  await controls.setClock(epochSeconds(START + 3 * DAY_S));
  await clock.tick();
  expect([clock.offsetS(), moved]).toEqual([3 * DAY_S, [3 * DAY_S]]);

  pass(HOUR_S);
  await clock.tick();
  expect(await controls.now()).toBe(START + 3 * DAY_S + HOUR_S);
  expect(moved).toEqual([3 * DAY_S]);
  await clock.stop();
});

test('another process finds it as far ahead; one that was off for longer than that finds it caught up', async () => {
  const { controls } = await aSimulatedProvider();
  await controls.setClock(epochSeconds(START + 2 * HOUR_S));
  const next = follow(controls);
  await next.tick();
  expect(next.offsetS()).toBe(2 * HOUR_S);
  await next.stop();

  pass(DAY_S);
  const late = follow(controls);
  await late.tick();
  expect([late.offsetS(), await controls.now()]).toEqual([0, START + DAY_S]);
  await late.stop();
});

test('another world brings its own time', async () => {
  const [before, after] = [await aSimulatedProvider(), await aSimulatedProvider()];
  await before.controls.setClock(epochSeconds(START + 9 * DAY_S));
  let current = before;
  const clock = follow({
    ...before.controls,
    now: () => current.controls.now(),
    setClock: (to) => current.controls.setClock(to),
  });
  await clock.tick();
  current = after;
  await clock.tick();
  expect([clock.offsetS(), moved]).toEqual([0, [0]]);
  await clock.stop();
});

test('two processes that tick in turns do not take each other for somebody who moves the clock', async () => {
  const { controls } = await aSimulatedProvider();
  const clocks = [follow(controls), follow(controls)];
  for (let second = 0; second < 20; second += 1) {
    pass(1);
    await clocks[second % 2]?.tick();
  }
  expect([await controls.now(), moved]).toEqual([START + 20, []]);
  for (const clock of clocks) await clock.stop();
});
