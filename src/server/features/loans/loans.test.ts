import { afterEach, beforeEach, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { backfill } from '../../events/backfill.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { loansRoutes } from './loans-routes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: loansRoutes });
});
afterEach(() => server.close());

const offer = {
  amount: minor(100_000),
  fee_amount: minor(10_000),
  withhold_rate: 1_250,
  currency: currency('usd'),
};

test('nothing is owed by a store that never borrowed', async () => {
  await backfill(server.deps);
  expect((await server.get('/capital/loans')).body).toEqual({ data: [] });
  expect((await server.get('/capital/active_loan_summary')).body).toEqual({ details: null });
});

test('a loan is repaid from sales, and ends', async () => {
  const { simulator, deps } = server;
  const loan = await simulator.controls.lend(offer);
  await simulator.controls.setClock(epochSeconds(simulator.clock() + 2 * DAY_S));
  await simulator.pay({ amount: minor(80_000) });
  await backfill(deps);
  expect((await server.get('/capital/active_loan_summary')).body).toEqual({
    details: {
      stripe_loan_id: loan.stripe_loan_id,
      currency: 'usd',
      advance_amount: 100_000,
      advance_paid_out_at: loan.paid_out_at,
      fee_amount: 10_000,
      paid_amount: 10_000,
      remaining_amount: 100_000,
      repayments_begin_at: loan.repayments_begin_at,
      withhold_rate: 0.125,
      current_repayment_interval: {
        due_at: loan.interval.due_at,
        paid_amount: 10_000,
        remaining_amount: 2_223,
      },
    },
  });

  await simulator.pay({ amount: minor(800_000) });
  await refreshObject(deps, 'loan', loan.stripe_loan_id);
  const { body } = await server.get('/capital/loans');
  expect(body.data).toMatchObject([
    {
      stripe_loan_id: loan.stripe_loan_id,
      amount: 100_000,
      withhold_rate: 0.125,
      paid_out_at: utcInstant(loan.paid_out_at),
      fully_paid_at: utcInstant(simulator.clock()),
    },
  ]);
  expect((await server.get('/capital/active_loan_summary')).body).toEqual({ details: null });
});

test('both answer from what we keep, whatever the line to the provider is like', async () => {
  await server.simulator.controls.lend(offer);
  await backfill(server.deps);
  server.simulator.faults.set({ calls: { kinds: ['fail_before'], perMille: 1000 } });
  expect((await server.get('/capital/loans')).body.data).toHaveLength(1);
  expect((await server.get('/capital/active_loan_summary')).body.details).toMatchObject({ paid_amount: 0 });
});
