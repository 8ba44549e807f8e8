import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatements } from '#tests/count-statements.ts';
import { beginAnew } from '#tests/simulator/postgres-bench.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { StoreTransaction } from '../../core/store.ts';
import type { PostgresStore } from './postgres-store.ts';

let database: TestDatabase;
let store: PostgresStore;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  ({ store } = await beginAnew(database.connection));
});
afterEach(() => store.close());

const bytes = (name: string) => new TextEncoder().encode(name);
const keep = (name: string) => (tx: StoreTransaction) => tx.putContent(name, bytes(name));
const refuse = async (tx: StoreTransaction): Promise<void> => {
  await tx.nextCommand();
  throw new Error('Refused.');
};
const writeAndFail = async (tx: StoreTransaction): Promise<void> => {
  await keep('half')(tx);
  throw new Error('Half done.');
};
const together = (...works: readonly ((tx: StoreTransaction) => Promise<void>)[]) =>
  Promise.allSettled(works.map((work) => store.transaction('acct_1', work)));
const isKept = async (name: string): Promise<boolean> =>
  (await store.transaction('acct_1', (tx) => tx.findContent(name))) !== undefined;
const statusOf = ({ status }: PromiseSettledResult<void>) => status;

test('what is asked of an account in one moment is one commit', async () => {
  const { statements } = await countStatements(() => together(keep('a'), keep('b'), keep('c')));
  expect(statements.filter((text) => text === 'commit')).toHaveLength(1);
  expect(await Promise.all(['a', 'b', 'c'].map(isKept))).toEqual([true, true, true]);
});

test('a command that is refused leaves the others alone, and has used up its number', async () => {
  expect((await together(keep('a'), refuse, keep('b'))).map(statusOf)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await Promise.all(['a', 'b'].map(isKept))).toEqual([true, true]);
  expect(await store.transaction('acct_1', (tx) => tx.nextCommand())).toBe(2);
});

test('one that wrote and then failed is taken back, and the others are done without it', async () => {
  expect((await together(keep('a'), writeAndFail, keep('b'))).map(statusOf)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await Promise.all(['a', 'half', 'b'].map(isKept))).toEqual([true, false, true]);
});

test('accounts do not wait for each other’s commits', async () => {
  const { statements } = await countStatements(() =>
    Promise.all(['acct_1', 'acct_2'].map((account) => store.transaction(account, keep('a')))),
  );
  expect(statements.filter((text) => text === 'commit')).toHaveLength(2);
});
