import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { endedOperations, seenEvents } from './settled-counts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let number = 0;
const anOperation = (kind: string, state: string, ago: string) => {
  number += 1;
  const id = `op_00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return database.pool.query(
    `insert into operations (id, kind, state, caller, actor_email, ip, request_hash, input, read_order, attempts,
                             next_attempt_at, result, error, created, finished)
     select $1, $2, $3::text, 'user 1', 'a@example.com', '::1', '', '{}', 1, 1, at,
            case $3::text when 'succeeded' then '{}'::jsonb end, case $3::text when 'failed' then '{}'::jsonb end, at, at
     from (select date_trunc('second', now() - $4::interval) as at) as moment`,
    [id, kind, state, ago],
  );
};

test('operations are counted all, once each, however often somebody asks', async () => {
  const count = endedOperations(database.db);
  const sorted = async () =>
    (await count()).map(({ kind, outcome, count: times }) => `${kind} ${outcome} ${times}`).sort();
  await anOperation('refund_charge', 'succeeded', '1 year');
  await anOperation('refund_charge', 'succeeded', '30 seconds');
  await anOperation('capture', 'failed', '121 seconds');
  expect(await sorted()).toEqual(['capture failed 1', 'refund_charge succeeded 2']);
  expect(await sorted()).toEqual(['capture failed 1', 'refund_charge succeeded 2']);
  await anOperation('refund_charge', 'succeeded', '0 seconds');
  await anOperation('refund_charge', 'failed', '5 seconds');
  const all = ['capture failed 1', 'refund_charge failed 1', 'refund_charge succeeded 3'];
  expect([await sorted(), await sorted()]).toEqual([all, all]);
});

test('events are counted once it is known whether they were seen in half a minute', async () => {
  const anEvent = (ago: number, appliedAfter: number | null) => {
    number += 1;
    return database.pool.query(
      `insert into provider_events (provider, id, type, kind, object_id, created, received, came_by, state, payload, applied)
       select 'simulator', $1, 'charge.updated', 'charge', 'ch_1', at, at, 'poll',
              case when $3::int is null then 'waiting' else 'done' end, '{}', at + $3::int * interval '1 second'
       from (select date_trunc('second', now()) - $2::int * interval '1 second' as at) as moment`,
      [`evt_${number}`, ago, appliedAfter],
    );
  };
  await anEvent(10, 1); // Too new to be judged.
  await anEvent(60, 30);
  await anEvent(61, 32);
  await anEvent(62, null);
  const count = seenEvents(database.db);
  const sorted = async () => (await count()).map((row) => `${row.within_30s} ${row.count}`).sort();
  expect(await sorted()).toEqual(['false 2', 'true 1']);
  expect(await sorted()).toEqual(['false 2', 'true 1']);
});
