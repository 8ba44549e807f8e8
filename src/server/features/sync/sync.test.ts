import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { openTestProvider, type TestProvider } from '#tests/test-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { checkDriftJob } from '../../events/check-drift.ts';
import { pollEvents } from '../../events/poll-events.ts';
import { operations } from '../../operations/every-operation.ts';
import { refundCharge } from '../../operations/money/refund-charge.ts';
import { reconcileOperations } from '../../operations/reconcile-operations.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { recordRestart } from './record-restart.ts';
import { readSync } from './sync-repository.ts';

let server: TestServer;
let simulator: TestProvider;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  simulator = await openTestProvider();
  await server.deps.pool.query(
    'delete from graphile_worker._private_jobs; delete from provider_events; delete from event_feeds',
  );
});

test('the page says when the last event came and what is behind', async () => {
  expect((await server.get('/sync')).body).toMatchObject({
    provider: 'simulator',
    last_event: null,
    waiting: 0,
    waiting_since: null,
    last_polled: null,
    last_restart: null,
    last_check: null,
  });

  await simulator.pay();
  await pollEvents({ ...server.deps, provider: simulator.provider });
  const now = utcInstant(server.clock.now);
  const { body } = await server.get('/sync');
  expect(body).toMatchObject({ last_event: { received: now }, waiting_since: now, last_polled: now });
  expect(body.waiting).toBeGreaterThan(1);
});

test('a restart is told for a week, with how often there was one', async () => {
  const began = server.clock.now;
  await recordRestart(server.deps, undefined);
  expect((await server.get('/sync')).body.last_restart).toBeNull();
  await recordRestart(server.deps, 'killed');
  server.clock.now = epochSeconds(began + 60);
  await recordRestart(server.deps, 'error');

  const at = utcInstant(server.clock.now);
  expect((await server.get('/sync')).body.last_restart).toEqual({ at, reason: 'error', times: 2 });
  const read = async (seconds: number) =>
    (await readSync(server.db, 'simulator', utcInstant(epochSeconds(began + seconds)))).last_restart?.times;
  expect([await read(7 * DAY_S - 1), await read(7 * DAY_S)]).toEqual([2, 1]);
  expect([await read(7 * DAY_S + 59), await read(7 * DAY_S + 60)]).toEqual([1, undefined]);
  server.clock.now = began;
});

test('repair is asked for by a person, done by a job, and told afterwards', async () => {
  await simulator.pay();
  expect(await server.post('/sync/repair', {})).toMatchObject({ status: 200, body: { asked: true } });
  await runDueJobs(server.deps, [checkDriftJob(simulator.provider)]);

  const { body } = await server.get('/sync');
  expect(body.last_check).toMatchObject({ different: 0, finished: utcInstant(server.clock.now) });
  expect(body.last_check.missing).toBeGreaterThan(2);
  expect(body.last_check.repaired).toBe(body.last_check.missing);
  const audit = await server.get('/audit?action=sync.repair');
  expect(audit.body.data).toMatchObject([{ actor_email: 'merchant@example.com', object_id: 'simulator' }]);
});

describe('an operation nobody could confirm', () => {
  const start = epochSeconds(1_763_180_000);
  let id = '';
  const refund = (provider: PaymentProvider, charge: `ch_${string}` | `py_${string}`) =>
    runOperation(
      {
        ...{ ...server.deps, provider, ip: '::1' },
        actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
        idempotency: { key: undefined, markReplayed: () => undefined },
      },
      refundCharge,
      { charge, amount: minor(500) },
    );

  test('is shown, dismissed by a person, and may then be asked for again', async () => {
    const session = server.clock.now;
    const { id: charge } = await simulator.pay();
    const away: PaymentProvider = {
      ...simulator.provider,
      refundCharge: () => Promise.reject(fail('provider_unavailable')),
    };
    const later = (hours: number) => epochSeconds(start + hours * HOUR_S);
    server.clock.now = start;
    await expect(refund(away, charge)).rejects.toMatchObject({ code: 'operation_in_progress' });
    server.clock.now = later(24);
    await reconcileOperations({ ...server.deps, provider: away }, operations);
    server.clock.now = session;

    expect((await server.get('/sync')).body.operations).toEqual({ under_way: 0, needs_attention: 1 });
    const { body } = await server.get('/operations?state=needs_attention');
    expect(body).toMatchObject({ total_count: 1, data: [{ kind: 'refund_charge', attempts: 2 }] });
    id = body.data[0].id;
    expect((await server.get(`/operations/${id}`)).body).toEqual(body.data[0]);

    expect(await server.post(`/operations/${id}/dismiss`, {})).toMatchObject({ status: 200 });
    expect((await server.get(`/operations/${id}`)).body).toMatchObject({
      state: 'failed',
      error_code: 'operation_dismissed',
    });
    const audit = await server.get('/audit?action=operation.dismiss');
    expect(audit.body.data).toMatchObject([{ object_id: id, actor_email: 'merchant@example.com' }]);
    expect(await refund(simulator.provider, charge)).toMatchObject({ amount: 500 });
  });

  test('only such a one can be dismissed', async () => {
    expect(await server.post(`/operations/${id}/dismiss`, {})).toMatchObject({
      status: 409,
      body: { code: 'operation_not_dismissible', data: { state: 'failed' } },
    });
    expect(await server.post('/operations/op_nothing/dismiss', {})).toMatchObject({
      status: 404,
      body: { code: 'operation_missing' },
    });
    expect((await server.get('/operations/op_nothing')).status).toBe(404);
  });
});
