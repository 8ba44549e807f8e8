import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { INVARIANTS } from './check-invariants.ts';
import { checkLedger } from './check-ledger.job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const checks = async () =>
  (await server.deps.pool.query('select invariant, broken from running.ledger_checks order by 1')).rows;

test('what was found is kept for whoever watches, and what does not add up is told', async () => {
  await server.deps.pool.query(
    `insert into running.ledger_checks values ('of an earlier release', 7, now())`,
  );
  const errors: object[] = [];
  const log = { ...server.deps.log, error: (details: object) => void errors.push(details) };
  await checkLedger.run({ ...server.deps, log }, {});
  expect(await checks()).toEqual(
    INVARIANTS.map(({ name }) => ({ invariant: name, broken: 0 })).sort((one, other) =>
      one.invariant < other.invariant ? -1 : 1,
    ),
  );
  expect(errors).toEqual([]);

  await server.deps.pool.query(
    `insert into payout_totals (status, currency, count, amount) values ('paid', 'chf', 1, 5)`,
  );
  await checkLedger.run({ ...server.deps, log }, {});
  expect((await checks()).filter(({ broken }) => broken > 0)).toEqual([
    { invariant: 'payout totals', broken: 1 },
  ]);
  expect(errors).toEqual([{ rows: { 'payout totals': 1 } }]);
});
