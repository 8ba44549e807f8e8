import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const limits = { atOnce: 2, waitingMax: 3, ofOneMax: 4, refuse: (why: string) => new Error(why) };

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
  const letAllEnd = async (all: readonly Promise<void>[]): Promise<void> => {
    for (const one of all) {
      release.shift()?.();
      await one;
    }
  };
  return { work, letAllEnd, most: () => most };
}

test('no more than two run together, and all run in the end', async () => {
  const { work, letAllEnd, most } = heldWork();
  const turn = takeTurns(limits);

  await letAllEnd([1, 2, 3, 4, 5].map((n) => turn(`person ${n}`, work)));

  expect(most()).toBe(2);
});

test('beyond the line, work is refused and the line is kept', async () => {
  const { work, letAllEnd } = heldWork();
  const turn = takeTurns(limits);
  const accepted = [1, 2, 3, 4, 5].map((n) => turn(`person ${n}`, work));

  await expect(turn('one more', work)).rejects.toThrow('full');

  await letAllEnd(accepted);
});

test('nobody has more than their share of the line, and it is theirs again once their work is done', async () => {
  const { work, letAllEnd } = heldWork();
  const turn = takeTurns(limits);
  const flood = [1, 2, 3, 4].map(() => turn('flood', work));

  await expect(turn('flood', work)).rejects.toThrow('own_share');
  const other = turn('other', work);

  await letAllEnd([...flood, other]);
  await letAllEnd([turn('flood', work)]);
});

test('work that fails gives its turn and its share on', async () => {
  const turn = takeTurns({ ...limits, atOnce: 1, ofOneMax: 1 });
  const failing = turn('a', () => Promise.reject(new Error('no')));
  const next = turn('b', async () => 'done');

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await turn('a', async () => 'again')).toBe('again');
});
