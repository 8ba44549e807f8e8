import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, buildApp } from '#server/http/build-app.ts';
import { signDelivery } from '#tests/stripe/sign-delivery.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { readConfig } from '../config.ts';
import { openLog } from '../http/log.ts';
import { openStripe } from '../open-stripe.ts';

const CURRENT = 'whsec_current';
const PREVIOUS = 'whsec_previous';
const ACCOUNT = 'acct_connected';
const { stripe } = readConfig({
  PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: ['rk', 'test', 'madeup'].join('_'),
  STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'madeup'].join('_'),
  STRIPE_WEBHOOK_SECRET: `${CURRENT},${PREVIOUS}`,
  STRIPE_ACCOUNT: ACCOUNT,
});

let server: TestServer;
let app: App;
beforeAll(async () => {
  server = await startTestServer();
  if (!stripe) throw new Error('The settings of Stripe were not read.');
  const { provider, deliveries } = openStripe(stripe);
  const log = openLog('silent', { write: () => undefined });
  const events = { provider: provider.name, ...deliveries };
  app = await buildApp(server.deps, { log, routes: [], events, refusesUnderPressure: false });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => emptyTables(server.db));

const anEvent = (over: object = {}) => ({
  ...{ id: 'evt_1', object: 'event', type: 'charge.updated', created: 1_772_700_000, livemode: false },
  account: ACCOUNT,
  data: { object: { object: 'charge', id: 'ch_1' } },
  ...over,
});
const signed = (payload: string, secret = CURRENT, timestamp: number = server.clock.now): string =>
  signDelivery(payload, secret, timestamp);
async function deliver(event: object, sign = signed, payload = JSON.stringify(event)) {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/provider-events', payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(JSON.stringify(event)) },
  });
  return { status: answer.status, code: JSON.parse(answer.text).code };
}
const inbox = () =>
  server.db.selectFrom('provider_events').select(['provider', 'id', 'kind', 'object_id', 'state']).execute();

test('an event signed by Stripe’s own package is written down as an object to read again', async () => {
  expect(await deliver(anEvent())).toMatchObject({ status: 200 });
  expect(await inbox()).toEqual([
    { provider: 'stripe', id: 'evt_1', kind: 'charge', object_id: 'ch_1', state: 'waiting' },
  ]);
});

test('both secrets count while one takes over from the other', async () => {
  expect(await deliver(anEvent(), (payload) => signed(payload, PREVIOUS))).toMatchObject({ status: 200 });
});

test.each([
  ['what a person or a bank account changed', { object: 'person', id: 'person_1' }, 'account', ACCOUNT],
  ['a review', { object: 'review', id: 'prv_1', charge: 'ch_7' }, 'charge', 'ch_7'],
  ['something we keep nothing of', { object: 'customer', id: 'cus_1' }, 'customer', 'cus_1'],
  ['a balance, which has no id', { object: 'balance' }, 'balance', 'evt_1'],
])('%s', async (_, object, kind, object_id) => {
  await deliver(anEvent({ data: { object } }));
  expect(await inbox()).toMatchObject([{ kind, object_id }]);
});

describe('what is refused leaves nothing behind', () => {
  test.each([
    [
      'a wrong secret',
      anEvent(),
      (payload: string) => signed(payload, 'whsec_wrong'),
      'event_signature_invalid',
    ],
    [
      'a clock that is off',
      anEvent(),
      (payload: string) => signed(payload, CURRENT, server.clock.now - 301),
      'event_clock_off',
    ],
    ['live among test', anEvent({ livemode: true }), signed, 'event_of_other_mode'],
    ['another account', anEvent({ account: 'acct_other' }), signed, 'event_of_other_account'],
    ['the platform’s own', anEvent({ account: undefined }), signed, 'event_of_other_account'],
    ['no event at all', { hello: 'world' }, signed, 'event_malformed'],
  ])('%s', async (_, event, sign, code) => {
    expect(await deliver(event, sign)).toEqual({ status: 400, code });
    expect(await inbox()).toEqual([]);
  });

  test('a body that was changed on the way', async () => {
    const changed = JSON.stringify(anEvent({ id: 'evt_2' }));
    expect(await deliver(anEvent(), signed, changed)).toEqual({
      status: 400,
      code: 'event_signature_invalid',
    });
  });
});
