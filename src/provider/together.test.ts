import { expect, test } from 'vitest';
import { askedTogether, together } from './together.ts';

/** Work that goes on only when the test says so, and what it was given. */
function slowWork(most = 10) {
  const turns: (readonly number[])[] = [];
  const release: (() => void)[] = [];
  const ask = together(async (items: readonly number[]) => {
    turns.push(items);
    await new Promise<void>((resolve) => void release.push(resolve));
    if (items.includes(13)) throw new Error('Nobody can do 13.');
    return items.length;
  }, most);
  /** Lets every turn go on until all are answered. */
  const answered = async <Answers>(all: Promise<Answers>): Promise<Answers> => {
    let isOver = false;
    void all.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      for (const goOn of release.splice(0)) goOn();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };
  return { ask, turns, answered };
}

test('what is asked for in one moment is one turn, and what comes meanwhile is the next', async () => {
  const { ask, turns, answered } = slowWork();
  const first = [ask(1), ask(2)];
  await expect.poll(() => turns).toEqual([[1, 2]]);
  const second = [ask(3), ask(4), ask(5)];
  expect(await answered(Promise.all([...first, ...second]))).toEqual([2, 2, 3, 3, 3]);
  expect(turns).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('a turn takes no more than it may', async () => {
  const { ask, turns, answered } = slowWork(2);
  await answered(Promise.all([1, 2, 3].map(ask)));
  expect(turns).toEqual([[1, 2], [3]]);
});

test('nobody fails because of another', async () => {
  const { ask, turns, answered } = slowWork();
  expect(await answered(Promise.allSettled([1, 13, 3].map(ask)))).toMatchObject([
    { value: 1 },
    { reason: { message: 'Nobody can do 13.' } },
    { value: 1 },
  ]);
  expect(turns).toEqual([[1, 13, 3], [1], [13], [3]]);
});

test('a question that is on its way is not shared by who comes later: they share the next', async () => {
  const release: ((answer: number) => void)[] = [];
  const ask = askedTogether(() => new Promise<number>((resolve) => void release.push(resolve)));
  const first = [ask(), ask()];
  await expect.poll(() => release.length).toBe(1);
  const second = [ask(), ask()];
  release[0]?.(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await expect.poll(() => release.length).toBe(2);
  release[1]?.(2);
  expect(await Promise.all(second)).toEqual([2, 2]);
});

test('a question that failed is asked again by who comes next', async () => {
  let asked = 0;
  const ask = askedTogether(async () => {
    asked += 1;
    if (asked === 1) throw new Error('Nobody knows.');
    return asked;
  });
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe(2);
});
