import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const limits = { atOnce: 2, waitingMax: 3, refuse: () => new Error('full') };

/** Work that ends when the test says so. */
function heldWork() {
  const release: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => release.push(resolve));
    running -= 1;
  };
  return { work, release, most: () => most };
}

test('no more than two run together, and all run in the end', async () => {
  const { work, release, most } = heldWork();
  const turn = takeTurns(limits);

  const all = [1, 2, 3, 4, 5].map(() => turn(work));
  for (let done = 0; done < 5; done += 1) {
    release.shift()?.();
    await all[done];
  }

  await Promise.all(all);
  expect(most()).toBe(2);
});

test('beyond the line, work is refused and the line is kept', async () => {
  const { work, release } = heldWork();
  const turn = takeTurns(limits);
  const accepted = [1, 2, 3, 4, 5].map(() => turn(work));

  await expect(turn(work)).rejects.toThrow('full');

  for (const one of accepted) {
    release.shift()?.();
    await one;
  }
});

test('work that fails gives its turn on', async () => {
  const turn = takeTurns({ ...limits, atOnce: 1 });
  const failing = turn(() => Promise.reject(new Error('no')));
  const next = turn(async () => 'done');

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
