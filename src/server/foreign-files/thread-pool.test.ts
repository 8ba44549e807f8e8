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

let started: Worker[] = [];
let pool: ThreadPool;
const open = (threads: number, waiting: number) => {
  started = [];
  pool = openThreadPool(
    () => {
      const thread = new Worker(PROGRAM, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
      started.push(thread);
      return thread;
    },
    { threads, waiting },
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
  const first = await pool.run('answer', LONG_MS);
  expect(await pool.run('answer', LONG_MS)).toBe(first);
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
    const [failed, next] = await Promise.allSettled([pool.run(task, LONG_MS), pool.run('answer', LONG_MS)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'ThreadFailure', reason } });
    expect(next.status).toBe('fulfilled');
    expect(started).toHaveLength(2);
  });

  test.each(['spin', 'wait'])('%s takes longer than it may', async (task) => {
    open(1, 10);
    await expect(pool.run(task, 1)).rejects.toMatchObject({ reason: 'late' });
    await pool.run('answer', LONG_MS);
    expect(started).toHaveLength(2);
  });

  test('a thread that dies after it has answered harms nobody', async () => {
    open(1, 10);
    await pool.run('answer, then throw', LONG_MS);
    await expect.poll(() => started[0]?.threadId).toBe(-1);
    await pool.run('answer', LONG_MS);
    expect(started).toHaveLength(2);
  });

  test('a task that no thread had taken up goes to another', async () => {
    open(2, 10);
    await Promise.all([pool.run('answer', LONG_MS), pool.run('answer', LONG_MS)]);
    const [first, second] = started;
    // Asked before the pool hears that both are gone.
    const ends = Promise.all([first?.terminate(), second?.terminate()]);
    expect(await pool.run('answer', LONG_MS)).toBe(started[2]?.threadId);
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
      { threads: 1, waiting: 1 },
    );
    await expect(pool.run('answer', LONG_MS)).rejects.toMatchObject({ reason: 'ended', isBegun: false });
    expect(started).toHaveLength(1);
  });
});

test('as many wait as may, and one more is told to come again', async () => {
  open(2, 1);
  const working = [pool.run('wait', LONG_MS), pool.run('wait', LONG_MS)];
  const waiting = pool.run('answer', LONG_MS);
  await expect(pool.run('answer', LONG_MS)).rejects.toMatchObject({ reason: 'busy' });
  expect(started).toHaveLength(2);
  const ends = Promise.allSettled([...working, waiting]);
  await pool.stop();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('nothing is started once it was stopped', async () => {
  open(1, 1);
  await pool.stop();
  await expect(pool.run('answer', LONG_MS)).rejects.toMatchObject({ reason: 'ended' });
  expect(started).toHaveLength(0);
});
