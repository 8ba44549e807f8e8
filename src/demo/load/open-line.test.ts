import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openLine } from './open-line.ts';

/** Work that ends when it is told to. */
function held() {
  let finish: () => void = () => undefined;
  let fail: (problem: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { work: () => done, finish, fail };
}

describe('a line', () => {
  test('does one thing after the other, in the order in which they came', async () => {
    const line = openLine(5);
    const [first, log] = [held(), [] as string[]];
    await line.add(async () => {
      await first.work();
      log.push('first');
    });
    await line.add(async () => void log.push('second'));
    expect(log).toEqual([]);

    first.finish();
    await line.end();

    expect(log).toEqual(['first', 'second']);
  });

  test('lets so many wait, and the next one only when there is room', async () => {
    const line = openLine(1);
    const [first, log] = [held(), [] as string[]];
    await line.add(first.work);
    const second = line.add(async () => undefined).then(() => log.push('room'));
    await setImmediate();
    expect(log).toEqual([]);

    first.finish();
    await second;

    expect(log).toEqual(['room']);
  });

  test('after a failure nothing more is done, and both who adds and who waits are told', async () => {
    const line = openLine(1);
    const first = held();
    await line.add(first.work);
    first.fail(new Error('the disk is full'));
    let isDone = false;
    const second = line.add(async () => {
      isDone = true;
    });

    await expect(second).rejects.toThrow('the disk is full');
    await expect(line.end()).rejects.toThrow('the disk is full');
    expect(isDone).toBe(false);
  });
});
