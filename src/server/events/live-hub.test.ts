import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENT } from '#tests/patience.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type LiveHub, openLiveHub } from './live-hub.ts';
import { tellLive } from './tell-live.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: TestDatabase;
let hub: LiveHub;
let nowMs = 0;
beforeEach(async () => {
  database = await createTestDatabase();
  hub = openLiveHub({ direct: () => database.connection, log: silent });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await hub.close();
  await database.drop();
});

/** A page that began to read so long ago, and what it has heard. */
function join(ageMs: number): string[] {
  const heard: string[] = [];
  hub.listen(
    {
      caller: 'user 1',
      onChanges: (changes) => void heard.push(...changes.map(({ id }) => id ?? '')),
      onMissed: () => void heard.push('missed'),
      user_id: 1,
      onPerson: () => undefined,
      onEnd: () => undefined,
    },
    ageMs,
  );
  return heard;
}
const until = (heard: string[], what: string) => vi.waitFor(() => expect(heard).toContain(what), PATIENT);
async function tell(id: string, witness: string[]) {
  await tellLive(database.db, 'order', [id]);
  await until(witness, id);
}

test('what changed while a page was already reading is told as soon as it listens', async () => {
  nowMs = 1000;
  const witness = join(0);
  await until(witness, 'missed'); // Nobody listened before; from now on somebody does.
  nowMs = 2000;
  await tell('meanwhile', witness);
  nowMs = 3000;
  expect(join(1500)).toEqual(['meanwhile']);
  expect(join(500)).toEqual([]);
  expect(join(2001)).toEqual(['missed']);
});

test('what is too long ago, or too much, is not remembered but told to be missed', async () => {
  const witness = join(0);
  await until(witness, 'missed');
  nowMs = 2000;
  await tell('old', witness);
  nowMs = 32_001;
  await tell('new', witness);
  expect(join(30_001)).toEqual(['missed']);
  expect(join(100)).toEqual(['new']);
  nowMs = 32_100;
  for (let n = 0; n < 10; n += 1) {
    const ids = Array.from({ length: 50 }, (_, place) => `${n}-${place}`);
    await tellLive(database.db, 'order', ids);
  }
  await until(witness, '9-49');
  expect(join(99)).toEqual(['missed']);
});

test('what changed several times in one moment is told once', async () => {
  const witness = join(0);
  await until(witness, 'missed');
  const heard: string[] = [];
  hub.listen(
    {
      caller: 'user 2',
      onChanges: (changes) => void heard.push(...changes.map(({ kind, id }) => `${kind} ${id}`)),
      onMissed: () => undefined,
      user_id: 2,
      onPerson: () => undefined,
      onEnd: () => undefined,
    },
    0,
  );
  await database.db.transaction().execute(async (trx) => {
    await tellLive(trx, 'order', ['1', '2', '1']);
    await tellLive(trx, 'payment_intent', ['pi_1']);
  });
  await until(witness, 'pi_1');
  expect(heard.toSorted()).toEqual(['order 1', 'order 2', 'payment_intent pi_1']);
});
