import { afterAll, beforeAll, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { openTestProvider } from '#tests/test-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { providerJobs } from '../start/provider-jobs.ts';
import { findDrift } from './find-drift.ts';
import { pollEvents } from './poll-events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the poller hears of what no payment names: a loan and its repayments, what readers cost, a debit that comes back', async () => {
  const simulator = await openTestProvider();
  const { controls, provider } = simulator;
  const deps = { ...server.deps, provider };
  const pass = async (days: number) => controls.setClock(epochSeconds((await controls.now()) + days * DAY_S));
  await provider.updatePayoutSchedule({ interval: 'manual' }); // A payout would bring them along.
  await controls.lend({
    ...{ amount: minor(500_000), fee_amount: minor(50_000), withhold_rate: 1000 },
    currency: currency('usd'),
  });
  const [reader] = await provider.listReaders();
  await simulator.pay({ channel: 'in_person', ...(reader && { reader: reader.id }) });
  await simulator.pay({ card: 'sepa_debit_bounces', currency: currency('eur') });
  await pass(2);
  await simulator.pay();
  await pass(70);

  await pollEvents(deps);
  await runDueJobs(server.deps, providerJobs(provider).jobs);
  expect((await findDrift(deps, { repair: false })).drift).toEqual([]);
  const types = await server.db.selectFrom('transactions').select('type').distinct().execute();
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'financing_payout',
      'financing_paydown',
      'card_reader_fee',
      'payment_failure_refund',
    ]),
  );
});
