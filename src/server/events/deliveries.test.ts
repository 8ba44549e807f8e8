import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import type { ProviderEvent } from '#provider/provider-objects.ts';
import { type App, buildApp } from '#server/start/build-app.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { emptyTables } from '#tests/test-database.ts';
import { openTestProvider, type TestProvider } from '#tests/test-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { openLog } from '../http/log.ts';
import { signatureOf } from './event-signature.ts';
import { refreshJobs } from './refresh-jobs.ts';
import { refreshObject } from './refresh-object.ts';

const CURRENT = 'whsec_current';
const PREVIOUS = 'whsec_previous';
const PATH = '/provider-events';

let server: TestServer;
let app: App;
let simulator: TestProvider;
let event: ProviderEvent;
beforeAll(async () => {
  server = await startTestServer();
  const log = openLog('silent', { write: () => undefined });
  const events = { provider: 'simulator', secrets: [CURRENT, PREVIOUS] };
  app = await buildApp(server.deps, { log, routes: [], events });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables(server.db);
  await server.deps.pool.query('delete from graphile_worker._private_jobs');
  simulator = await openTestProvider();
  await refreshObject({ ...server.deps, provider: simulator.provider }, 'account', 'acct_tests');
  await simulator.pay();
  const [first] = (await simulator.provider.listEvents(0, 100)).filter(({ kind }) => kind === 'charge');
  if (!first) throw new Error('The company told of no charge.');
  event = first;
});

const bytesOf = (told: object = event): Buffer => Buffer.from(JSON.stringify(told));
const sign = (payload: Buffer, secret = CURRENT, agoS = 0): string =>
  signatureOf(secret, epochSeconds(server.clock.now - agoS), payload);
const deliver = async (payload: Buffer, signature?: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: signature === undefined ? headers : { ...headers, 'countinghouse-signature': signature },
  });
  return { status: answer.status, body: JSON.parse(answer.text) };
};
const inbox = () => server.db.selectFrom('provider_events').select(['id', 'state', 'came_by']).execute();
const chargesKept = () => server.db.selectFrom('charges').select(['id', 'amount']).execute();
const work = () => runDueJobs(server.deps, refreshJobs(simulator.provider));

test('a signed event is written down, answered at once, and applied by a job', async () => {
  expect(await deliver(bytesOf(), sign(bytesOf()))).toEqual({ status: 200, body: { received: true } });
  expect(await inbox()).toEqual([{ id: event.id, state: 'waiting', came_by: 'delivery' }]);
  expect(await chargesKept()).toEqual([]);

  await work();
  expect(await chargesKept()).toEqual([{ id: event.object_id, amount: 10_000 }]);
  expect(await inbox()).toMatchObject([{ state: 'done' }]);
});

test('several in one delivery are each taken as if they had come alone', async () => {
  const others = (await simulator.provider.listEvents(0, 100))
    .filter(({ id }) => id !== event.id)
    .slice(0, 2);
  const foreign = { ...event, id: 'evt_of_another', account_id: 'acct_of_another' };
  const payload = bytesOf([event, foreign, { id: 'evt_without_words' }, ...others, event]);
  expect(await deliver(payload, sign(payload))).toMatchObject({ status: 200 });
  expect((await inbox()).map(({ id }) => id).toSorted()).toEqual(
    [event, ...others].map(({ id }) => id).toSorted(),
  );
  const aside = await server.db.selectFrom('set_aside_objects').select('object_id').execute();
  expect(aside).toEqual([{ object_id: 'evt_without_words' }]);
});

test('the signature is the one anybody can compute from the words of the documentation', () => {
  const payload = bytesOf();
  const hex = createHmac('sha256', CURRENT).update(`1700000000.${payload.toString()}`).digest('hex');
  expect(signatureOf(CURRENT, epochSeconds(1_700_000_000), payload)).toBe(`t=1700000000,v1=${hex}`);
});

test('both secrets count while one takes over from the other, and several signatures may be sent', async () => {
  const payload = bytesOf();
  expect(await deliver(payload, sign(payload, PREVIOUS))).toMatchObject({ status: 200 });
  const foreign = sign(payload, 'whsec_of_somebody_else');
  const ours = sign(payload).split(',')[1];
  expect(await deliver(payload, `${foreign},${ours}`)).toMatchObject({ status: 200 });
});

test('a replay is answered and changes nothing', async () => {
  await deliver(bytesOf(), sign(bytesOf()));
  await work();
  for (let times = 0; times < 20; times += 1) {
    expect(await deliver(bytesOf(), sign(bytesOf()))).toMatchObject({ status: 200 });
  }
  expect(await inbox()).toMatchObject([{ state: 'done' }]);
  const jobs = await server.deps.pool.query('select 1 from graphile_worker.jobs');
  expect(jobs.rows).toEqual([]);
});

test.each([
  ['300 seconds old', 300, 200],
  ['301 seconds old', 301, 400],
  ['300 seconds ahead', -300, 200],
  ['301 seconds ahead', -301, 400],
])('a delivery signed %s', async (_, agoS, status) => {
  expect(await deliver(bytesOf(), sign(bytesOf(), CURRENT, agoS))).toMatchObject({ status });
});

test('a text that only spells such a character out is taken', async () => {
  const spelled = bytesOf({
    ...event,
    id: 'evt_spelled',
    kind: 'weather',
    type: String.raw`a \u0000 spelled out`,
  });
  expect(await deliver(spelled, sign(spelled))).toMatchObject({ status: 200 });
});

test('what we do not know of is kept and left alone', async () => {
  const strange = bytesOf({ ...event, id: 'evt_strange', kind: 'weather', type: 'weather.changed' });
  expect(await deliver(strange, sign(strange))).toMatchObject({ status: 200 });
  await work();
  expect(await inbox()).toEqual([{ id: 'evt_strange', state: 'ignored', came_by: 'delivery' }]);
});

test.each([
  ['no JSON', Buffer.from('{"id":')],
  ['a list', Buffer.from('[]')],
  ['nothing at all', Buffer.from('')],
  ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22])],
  ['a character nobody can store', Buffer.from('{"id":"a\\u0000"}')],
])('signed, but %s: heard, and nothing of it is kept', async (_, payload) => {
  expect(await deliver(payload, sign(payload))).toMatchObject({ status: 200 });
  expect(await inbox()).toEqual([]);
});

test.each([
  ['values', Array(10_000).fill(0)],
  ['levels', JSON.parse('['.repeat(65) + ']'.repeat(65))],
])('signed, but with more %s than an event has', async (_, more) => {
  const endless = bytesOf({ ...event, more });
  expect(await deliver(endless, sign(endless))).toMatchObject({ status: 200 });
  expect(await inbox()).toEqual([]);
});

test('an event of another account is not ours: it is heard, and nothing of it is kept', async () => {
  const other = bytesOf({ ...event, account_id: 'acct_other' });
  expect(await deliver(other, sign(other))).toMatchObject({ status: 200 });
  expect(await inbox()).toEqual([]);
});

describe('three hundred forged ones', () => {
  /** Each is wrong in its own way; `n` makes them differ from each other. */
  const FORGERIES: readonly ((payload: Buffer, n: number) => readonly [Buffer, string | undefined])[] = [
    (payload) => [payload, undefined],
    (payload) => [payload, ''],
    (payload, n) => [payload, sign(payload, `whsec_guess_${n}`)],
    (payload, n) => [payload, sign(payload, CURRENT, 301 + n)],
    (payload) => [payload, sign(payload).replace('v1=', 'v0=')],
    (payload, n) => [flip(payload, n), sign(payload)],
    (payload) => [Buffer.concat([payload, Buffer.from(' ')]), sign(payload)],
    (payload, n) => [payload, flipDigit(sign(payload), n)],
    (payload) => [payload, sign(payload).replace(/t=\d+/, `t=${server.clock.now + 1}`)],
    (payload) => [payload, sign(payload).toUpperCase()],
  ];
  const flip = (payload: Buffer, n: number): Buffer => {
    const changed = Buffer.from(payload);
    const at = (n * 37) % changed.length;
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  const flipDigit = (signature: string, n: number): string => {
    const at = signature.indexOf('v1=') + 3 + (n % 64);
    return signature.slice(0, at) + (signature[at] === '0' ? '1' : '0') + signature.slice(at + 1);
  };

  test('are refused and change nothing', async () => {
    const statuses = new Map<string, number>();
    for (let n = 0; n < 300; n += 1) {
      const forge = FORGERIES[n % FORGERIES.length];
      const [payload, signature] = forge?.(bytesOf(), n) ?? [bytesOf(), undefined];
      const { status, body } = await deliver(payload, signature);
      const answer = `${status} ${body.code}`;
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    }
    // Those sent again later are signed right, and refused for their age.
    expect(Object.fromEntries(statuses)).toEqual({
      '400 event_signature_invalid': 270,
      '400 event_clock_off': 30,
    });
    expect(await inbox()).toEqual([]);
    expect(await chargesKept()).toEqual([]);
  });
});
