import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const limits = { atOnce: 2, waitingMax: 3, ofOneMax: 4, refuse: (why: string) => new Error(why) };
const people = [1, 2, 3, 4, 5].map((n) => `person ${n}`);

/** Turns that were begun, in order. */
function begunOf(taken: readonly Promise<() => void>[]) {
  const begun: (() => void)[] = [];
  const all = Promise.all(taken.map(async (turn) => begun.push(await turn)));
  return { begun, all };
}
/** Whoever was handed a turn has begun it by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more than two run together, and all run in the end', async () => {
  const turns = takeTurns(limits);
  const { begun, all } = begunOf(people.map((name) => turns.take(name)));

  for (let ended = 0; ended < people.length; ended += 1) {
    await settled();
    expect(begun).toHaveLength(Math.min(ended + 2, people.length));
    begun[ended]?.();
  }
  await all;
});

test('beyond the line, people are refused and the line is kept', async () => {
  const turns = takeTurns(limits);
  const { begun } = begunOf(people.map((name) => turns.take(name)));

  await expect(turns.take('one more')).rejects.toThrow('full');
  expect([begun.length, turns.waiting()]).toEqual([2, 3]);
});

test('nobody has more than their share of the line, and it is theirs again once they have ended', async () => {
  const turns = takeTurns(limits);
  const flood = [1, 2, 3, 4].map(() => turns.take('flood'));

  await expect(turns.take('flood')).rejects.toThrow('own_share');
  const other = turns.take('other');
  for (const turn of [...flood, other]) (await turn)();
  (await turns.take('flood'))();
});

test('a turn ends once, however often that is said', async () => {
  const turns = takeTurns({ ...limits, atOnce: 1 });
  const end = await turns.take('a');
  end();
  end();
  await turns.take('b');
  const { begun } = begunOf([turns.take('c')]);
  await settled();

  expect([begun.length, turns.waiting()]).toEqual([0, 1]);
});

test('who hangs up leaves the line, with their share of it', async () => {
  const turns = takeTurns({ ...limits, atOnce: 1, ofOneMax: 1 });
  const end = await turns.take('a');
  const caller = new AbortController();
  const gone = turns.take('b', caller.signal);
  const next = turns.take('c');

  caller.abort(new Error('hung up'));
  await expect(gone).rejects.toThrow('hung up');
  expect(turns.waiting()).toBe(1);
  await expect(turns.take('b', caller.signal)).rejects.toThrow('hung up');
  const again = turns.take('b');
  end();
  (await next)();
  (await again)();
});

test('who has waited as long as they may is refused as if the line were full', async () => {
  const turns = takeTurns({ ...limits, atOnce: 1, ofOneMax: 1, patienceMs: 1 });
  const end = await turns.take('a');

  await expect(turns.take('b')).rejects.toThrow('full');
  expect(turns.waiting()).toBe(0);
  end();
  (await turns.take('b'))();
});
