import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { openThreadPool, type ThreadPool } from './thread-pool.ts';

/** A thread that does what its task says. */
const PROGRAM = `
const { parentPort, threadId } = require('node:worker_threads');
const work = {
  answer: () => parentPort.postMessage({ answer: threadId }),
  refuse: () => parentPort.postMessage({ failed: 'no' }),
  spin: () => { for (;;); },
  wait: () => undefined,
  end: () => process.exit(3),
  'throw later': () => { setImmediate(() => { throw new Error('later'); }); },
  'answer, then throw': () => { work.answer(); setImmediate(() => { throw new Error('later'); }); },
  'take all memory': () => { const all = []; for (;;) all.push(new Array(10_000).fill(all.length)); },
};
parentPort.on('message', (task) => { parentPort.postMessage('begun'); work[task](); });
`;
const LONG_MS = 60_000;
let callers = 0;
/** Each task is of another caller, but where a test names them. */
const run = (task: string, msMax: number, caller = `caller ${++callers}`) => pool.run(caller, task, msMax);

let started: Worker[] = [];
let pool: ThreadPool;
const open = (threads: number, waiting: number, waitingOfOne = waiting) => {
  started = [];
  pool = openThreadPool(
    () => {
      const thread = new Worker(PROGRAM, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
      started.push(thread);
      return thread;
    },
    { threads, waiting, waitingOfOne },
  );
};
afterEach(async () => {
  await pool.stop();
  // Whatever happened, no thread is left.
  expect(started.map(({ threadId }) => threadId)).toEqual(started.map(() => -1));
});

test('a thread is started when first needed and used again', async () => {
  open(2, 10);
  expect(started).toHaveLength(0);
  const first = await run('answer', LONG_MS);
  expect(await run('answer', LONG_MS)).toBe(first);
  expect(started).toHaveLength(1);
});

describe('a task that kills its thread fails alone, and the next one gets another thread', () => {
  test.each([
    ['refuse', 'ended'],
    ['end', 'ended'],
    ['throw later', 'ended'],
    ['take all memory', 'ended'],
  ])('%s', async (task, reason) => {
    open(1, 10);
    const [failed, next] = await Promise.allSettled([run(task, LONG_MS), run('answer', LONG_MS)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'ThreadFailure', reason } });
    expect(next.status).toBe('fulfilled');
    expect(started).toHaveLength(2);
  });

  test.each(['spin', 'wait'])('%s takes longer than it may', async (task) => {
    open(1, 10);
    await expect(run(task, 1)).rejects.toMatchObject({ reason: 'late' });
    await run('answer', LONG_MS);
    expect(started).toHaveLength(2);
  });

  test('a thread that dies after it has answered harms nobody', async () => {
    open(1, 10);
    await run('answer, then throw', LONG_MS);
    await expect.poll(() => started[0]?.threadId).toBe(-1);
    await run('answer', LONG_MS);
    expect(started).toHaveLength(2);
  });

  test('a task that no thread had taken up goes to another', async () => {
    open(2, 10);
    await Promise.all([run('answer', LONG_MS), run('answer', LONG_MS)]);
    const [first, second] = started;
    // Asked before the pool hears that both are gone.
    const ends = Promise.all([first?.terminate(), second?.terminate()]);
    expect(await run('answer', LONG_MS)).toBe(started[2]?.threadId);
    await ends;
    expect(started).toHaveLength(3);
  });

  test('a program that takes nothing up is not started for ever', async () => {
    started = [];
    pool = openThreadPool(
      () => {
        const thread = new Worker('process.exit(1)', { eval: true });
        started.push(thread);
        return thread;
      },
      { threads: 1, waiting: 1, waitingOfOne: 1 },
    );
    await expect(run('answer', LONG_MS)).rejects.toMatchObject({ reason: 'ended', isBegun: false });
    expect(started).toHaveLength(1);
  });
});

test('as many wait as may, and one more is told to come again', async () => {
  open(2, 1);
  const working = [run('wait', LONG_MS), run('wait', LONG_MS)];
  const waiting = run('answer', LONG_MS);
  await expect(run('answer', LONG_MS)).rejects.toMatchObject({ reason: 'busy' });
  expect(started).toHaveLength(2);
  const ends = Promise.allSettled([...working, waiting]);
  await pool.stop();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

describe('a caller with many tasks', () => {
  test('has one under way, so that there is a thread for another', async () => {
    open(2, 10);
    const ends = Promise.allSettled([run('wait', LONG_MS, 'Eve'), run('wait', LONG_MS, 'Eve')]);
    await run('answer', LONG_MS, 'Ada');
    await run('answer', LONG_MS, 'Ada');
    await pool.stop();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('waits for their own turn while others take theirs', async () => {
    open(1, 10);
    const order: string[] = [];
    const noted = (caller: string) => run('answer', LONG_MS, caller).then(() => order.push(caller));
    await Promise.all(['Eve', 'Eve', 'Eve', 'Mallory', 'Mallory', 'Ada'].map(noted));
    expect(order).toEqual(['Eve', 'Mallory', 'Ada', 'Eve', 'Mallory', 'Eve']);
  });

  test('takes no more places than one may', async () => {
    open(1, 3, 1);
    const first = run('wait', LONG_MS, 'Eve');
    const second = run('answer', LONG_MS, 'Eve');
    await expect(run('answer', LONG_MS, 'Eve')).rejects.toMatchObject({ reason: 'busy' });
    const other = run('answer', LONG_MS, 'Ada');
    const ends = Promise.allSettled([first, second, other]);
    await pool.stop();
    await ends;
  });
});

test('nothing is started once it was stopped', async () => {
  open(1, 1);
  await pool.stop();
  await expect(run('answer', LONG_MS)).rejects.toMatchObject({ reason: 'ended' });
  expect(started).toHaveLength(0);
});
