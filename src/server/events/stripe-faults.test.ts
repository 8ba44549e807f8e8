import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { Refused } from '#tests/stripe/contract-server.ts';
import { type Interference, type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import { backfillJob } from './backfill.ts';
import { checkDriftJob } from './check-drift.ts';
import { findDrift } from './find-drift.ts';
import { pollJob } from './poll-events.ts';
import { askForRefresh } from './receive-events.ts';
import { refreshJob, refreshJobs } from './refresh-jobs.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
  await server.simulator.pay();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.interfere();
  server.clock.now = epochSeconds(server.clock.now + 5);
  await server.deps.pool.query(
    `truncate sync_problems, provider_events, event_feeds, backfills, object_reads, drift_checks, account, payment_intents,
       charges, refunds, disputes, payouts, transactions, bank_matches;
     delete from graphile_worker._private_jobs`,
  );
});

const problems = async (): Promise<{ source: string; code: string }[]> =>
  (await server.get('/sync')).body.problems;
const refusing =
  (status: number, code?: string): Interference =>
  () => {
    throw new Refused(status, { type: status >= 500 ? 'api_error' : 'invalid_request_error', code });
  };
const onCharges =
  (how: Interference): Interference =>
  (call) =>
    call.endpoint === 'GET /v1/charges' ? how(call) : undefined;
const poll = () => pollJob(server.deps.provider).perform(server.deps, {});
const fill = () => backfillJob(server.deps.provider).perform(server.deps, {});
const compare = () => checkDriftJob(server.deps.provider).perform(server.deps, { repair: true });
const half: Interference = ({ path }) => ({
  object: 'list',
  url: path,
  has_more: true,
  data: [{ id: 'half' }],
});

describe('each way Stripe may fail us is told on the Sync page and in the log, and is over when it is over', () => {
  test.each<[string, Interference, string]>([
    ['a key that was revoked', refusing(401), 'provider_key_refused'],
    ['a key that may not', refusing(403), 'provider_permission_missing'],
    ['a storm of 429', refusing(429, 'rate_limit'), 'provider_rate_limited'],
    ['a server error', refusing(500), 'provider_unavailable'],
    ['a gateway that gave up', refusing(504), 'provider_unavailable'],
    ['half a page', onCharges(half), 'provider_answer_broken'],
    ['something that is no list', onCharges(() => ({ object: 'list' })), 'provider_answer_broken'],
    ['something that is nothing', () => ({}), 'provider_answer_broken'],
    ['something else', half, 'provider_answer_broken'],
  ])('%s', async (_, how, code) => {
    server.interfere(how);
    await expect(fill()).rejects.toMatchObject({ code });
    const [problem] = await problems();
    expect(problem).toMatchObject({ source: 'history', code, times: 1 });
    expect(server.logged()).toContain(`"source":"history","code":"${code}"`);
    await expect(fill()).rejects.toMatchObject({ code });
    expect(await problems()).toMatchObject([{ code, times: 2 }]);

    server.interfere();
    await fill();
    expect(await problems()).toEqual([]);
    const { drift } = await findDrift(server.deps, { repair: false });
    expect(drift).toEqual([]);
  });

  test('a line that is cut while news are fetched, and while everything is compared', async () => {
    await fill();
    server.interfere(refusing(502));
    await expect(poll()).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect(compare()).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect((await problems()).map(({ source }) => source).sort()).toEqual(['comparison', 'news']);
    server.interfere();
    await poll();
    await compare();
    expect(await problems()).toEqual([]);
  });

  test('a permission that only one kind of record needs is told until that kind can be read', async () => {
    await fill();
    const charge = await server.simulator.pay();
    server.interfere(({ endpoint }) =>
      endpoint === 'GET /v1/charges/{charge}' ? refusing(403)(NOBODY) : undefined,
    );
    await askForRefresh(server.db, 'stripe', 'charge', charge.id);
    await runDueJobs(server.deps, refreshJobs(server.deps.provider));
    expect(await problems()).toMatchObject([{ source: 'charge', code: 'provider_permission_missing' }]);
    await poll();
    expect(await problems()).toMatchObject([{ source: 'charge' }]);
    server.interfere();
    await runDueJobs(server.deps, refreshJobs(server.deps.provider));
    expect(await problems()).toEqual([]);
  });

  test('a record that can be read hides nothing of another that cannot', async () => {
    await fill();
    const [bad, good] = [await server.simulator.pay(), await server.simulator.pay()];
    server.interfere(({ path }) => (path === `/v1/charges/${bad.id}` ? refusing(403)(NOBODY) : undefined));
    for (const { id } of [bad, good])
      await server.deliver(anEvent({ id: `evt_${id}`, data: chargeNamed(id) }));
    await runDueJobs(server.deps, refreshJobs(server.deps.provider));
    await refreshJob(server.deps.provider).perform(server.deps, { kind: 'charge', object_id: good.id });
    expect(await problems()).toMatchObject([{ source: 'charge', code: 'provider_permission_missing' }]);
    server.interfere();
    await refreshJob(server.deps.provider).perform(server.deps, { kind: 'charge', object_id: bad.id });
    expect(await problems()).toEqual([]);
  });

  test('trouble that passes by itself is told after trouble that needs somebody', async () => {
    server.interfere(refusing(429, 'rate_limit'));
    await expect(poll()).rejects.toThrow();
    server.interfere(refusing(401));
    await expect(fill()).rejects.toThrow();
    expect((await problems()).map(({ code }) => code)).toEqual([
      'provider_key_refused',
      'provider_rate_limited',
    ]);
  });
});

const NOBODY = { endpoint: '', path: '', params: {}, body: Buffer.alloc(0), headers: {} };
const chargeNamed = (id: string) => ({ object: { object: 'charge', id } });
const anEvent = (over: object = {}) => ({
  ...{ id: 'evt_1', object: 'event', type: 'charge.updated', created: 1_772_700_000, livemode: false },
  ...{ account: null, data: { object: { object: 'charge', id: 'ch_1' } }, ...over },
});

describe('each delivery that is refused or not ours is told as well', () => {
  test.each([
    ['the wrong secret', anEvent(), { secret: 'whsec_other' }, 'event_signature_invalid'],
    ['a clock that is slow', anEvent(), { late: 301 }, 'event_clock_off'],
    ['a clock that is fast', anEvent(), { late: -301 }, 'event_clock_off'],
    ['live among test', anEvent({ livemode: true }), {}, 'event_of_other_mode'],
    ['another account', anEvent({ account: 'acct_other' }), {}, 'event_of_other_account'],
    ['no event at all', { hello: 'world' }, {}, 'event_malformed'],
  ])('%s', async (_, event, over: { secret?: string; late?: number }, code) => {
    const at = server.clock.now - (over.late ?? 0);
    /** What is rightly signed and nothing we can use is heard, counted and left: a refusal would only bring it again. */
    const answer = /of_other|malformed/.test(code) ? { status: 200 } : { status: 400, code };
    expect(await server.deliver(event, { ...over, at })).toEqual(answer);
    expect(await problems()).toMatchObject([{ source: 'deliveries', code }]);
    expect(server.logged()).toContain(`"source":"deliveries","code":"${code}"`);
    expect(await server.db.selectFrom('provider_events').select('id').execute()).toEqual([]);
  });

  test('a delivery that is taken afterwards proves the secret right', async () => {
    await server.deliver(anEvent(), { secret: 'whsec_other' });
    expect(await problems()).toHaveLength(1);
    server.clock.now = epochSeconds(server.clock.now + 1);
    expect(await server.deliver(anEvent())).toMatchObject({ status: 200 });
    expect(await problems()).toEqual([]);
  });

  test('a flood of them is counted, and written down every few seconds', async () => {
    const forge = () => server.deliver(anEvent(), { secret: 'whsec_other' });
    await Promise.all(Array.from({ length: 20 }, forge));
    expect(await problems()).toMatchObject([{ times: 1 }]);
    server.clock.now = epochSeconds(server.clock.now + 4);
    await forge();
    expect(await problems()).toMatchObject([{ times: 1 }]);
    server.clock.now = epochSeconds(server.clock.now + 1);
    await forge();
    expect(await problems()).toMatchObject([{ times: 22 }]);
  });

  test('somebody who does not even pretend to sign is no news', async () => {
    const { status } = await server.inject({ method: 'POST', url: '/provider-events', payload: '{}' });
    expect(status).toBe(400);
    expect(await problems()).toEqual([]);
  });

  test('after a day it is over', async () => {
    await server.deliver(anEvent({ livemode: true }));
    const age = (hours: number) =>
      server.deps.pool.query(`update sync_problems set last = last - make_interval(hours => $1)`, [hours]);
    await age(23);
    expect(await problems()).toHaveLength(1);
    await age(1);
    expect(await problems()).toEqual([]);
  });
});
