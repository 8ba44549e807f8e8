import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { untilWritten, whileWritten } from './answers-being-written.ts';

const aDatabase = () => ({}) as Database;

/** A writing that ends when the test says so. */
function aWriting() {
  let end = (_?: Error): void => undefined;
  const written = new Promise<string>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve('written'));
  });
  return { write: () => written, end };
}
const isOver = async (waiting: Promise<unknown>): Promise<boolean> => {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return over;
};

test.each([['well'], ['badly']])(
  'whoever waits for an answer in hand goes on when it ended %s',
  async (how) => {
    const db = aDatabase();
    const { write, end } = aWriting();
    const writing = whileWritten(db, 'op_1', write).catch(() => 'failed');
    const waiting = untilWritten(db, ['op_1', 'op_2']);
    expect(await isOver(waiting)).toBe(false);
    end(how === 'badly' ? new Error('No.') : undefined);
    expect(await isOver(waiting)).toBe(true);
    expect(await writing).toBe(how === 'badly' ? 'failed' : 'written');
    expect(await isOver(untilWritten(db, ['op_1']))).toBe(true);
  },
);

test('what was written here need not be asked for any more; what failed, or is forgotten, has to be', async () => {
  const db = aDatabase();
  await whileWritten(db, 'op_1', async () => undefined);
  await whileWritten(db, 'op_2', () => Promise.reject(new Error('No.'))).catch(() => undefined);
  expect(await untilWritten(db, ['op_1', 'op_2', 'op_3'])).toEqual(['op_2', 'op_3']);
  expect(await untilWritten(aDatabase(), ['op_1'])).toEqual(['op_1']);
  for (let nth = 0; nth < 999; nth += 1) await whileWritten(db, `later ${nth}`, async () => undefined);
  expect(await untilWritten(db, ['op_1'])).toEqual([]);
  await whileWritten(db, 'one more', async () => undefined);
  expect(await untilWritten(db, ['op_1'])).toEqual(['op_1']);
});

test('what nobody has in hand, or somebody with another database, is not waited for', async () => {
  const { write, end } = aWriting();
  const writing = whileWritten(aDatabase(), 'op_1', write);
  expect(await isOver(untilWritten(aDatabase(), ['op_1']))).toBe(true);
  end();
  await writing;
});
