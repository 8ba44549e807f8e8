import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S } from '#domain/shared/time.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import { providerJobs } from '../start/provider-jobs.ts';

let server: StripeServer;
/** What was asked before the round. */
let before = 0;
beforeAll(async () => {
  server = await startStripeServer();
  await server.simulator.pay();
  await round('events.poll');
}, 60_000);
beforeEach(() => {
  before = server.stripe.calls.length;
});
afterAll(() => server.close());

const byProvider = () => providerJobs(server.deps.provider);

async function round(name: string): Promise<void> {
  const { jobs } = byProvider();
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`Nobody does ${name}.`);
  await job.perform(server.deps, {});
  await runDueJobs(server.deps, jobs);
}
const asked = () => server.stripe.calls.slice(before);

test('a minute in which nothing happened costs one question', async () => {
  await round('events.poll');
  expect(asked().map(({ endpoint }) => endpoint)).toEqual(['GET /v1/events']);
});

test('every quarter of an hour the account is asked about as well, each thing once', async () => {
  await round('events.look-back');
  const endpoints = asked().map(({ endpoint }) => endpoint);
  expect(endpoints).toContain('GET /v1/account');
  expect(new Set(endpoints).size).toBe(endpoints.length);
});

const lists = () =>
  asked().filter(
    ({ endpoint, params }) => /charges$|balance_transactions$|payouts$/.test(endpoint) && !params.source,
  );

test('every night only what is younger than 62 days is walked through', async () => {
  await round('events.repair-nightly');
  expect(new Set(lists().map(({ endpoint }) => endpoint)).size).toBe(3);
  for (const { params } of lists()) expect(params.created).toEqual({ gte: server.clock.now - 62 * DAY_S });
});

test('every month all of it', async () => {
  await round('events.repair-monthly');
  expect(new Set(lists().map(({ endpoint }) => endpoint)).size).toBe(3);
  for (const { params } of lists()) expect(params.created).toBeUndefined();
});

test('each has its time, and no night has two', () => {
  const times = byProvider().cron.map(({ job, match }) => [job.name, match]);
  expect(Object.fromEntries(times)).toMatchObject({
    'events.poll': '* * * * *',
    'events.look-back': '*/15 * * * *',
    'events.repair-nightly': '20 3 2-31 * *',
    'events.repair-monthly': '20 3 1 * *',
  });
});
