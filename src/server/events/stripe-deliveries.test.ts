import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, buildApp } from '#server/start/build-app.ts';
import { signDelivery } from '#tests/stripe/sign-delivery.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { readConfig } from '../config.ts';
import { openLog } from '../http/log.ts';
import { openStripe } from '../start/open-stripe.ts';

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
  app = await buildApp(server.deps, { log, routes: [], events });
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
/** What is rightly signed is heard, whether it is ours or not, and whether we can read it or not. */
const answerTo = (code: string) =>
  /of_other|malformed/.test(code) ? { status: 200 } : { status: 400, code };
const aside = () =>
  server.db.selectFrom('set_aside_objects').select(['kind', 'object_id', 'reason', 'times']).execute();
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
  ['the end of our access to it', { object: 'application', id: 'ca_1' }, 'account', ACCOUNT],
  ['a review', { object: 'review', id: 'prv_1', charge: 'ch_7' }, 'charge', 'ch_7'],
  [
    'a review before there is a charge',
    { object: 'review', id: 'prv_1', charge: null, payment_intent: 'pi_7' },
    'payment_intent',
    'pi_7',
  ],
  ['something we keep nothing of', { object: 'customer', id: 'cus_1' }, 'customer', 'cus_1'],
  ['a balance, which has no id', { object: 'balance' }, 'balance', 'evt_1'],
])('%s', async (_, object, kind, object_id) => {
  await deliver(anEvent({ data: { object } }));
  expect(await inbox()).toMatchObject([{ kind, object_id }]);
});

const aThinEvent = (over: object = {}) => ({
  ...{ id: 'evt_thin', object: 'v2.core.event', livemode: false, created: '2026-03-05T08:40:00.000Z' },
  type: 'v2.core.account[requirements].updated',
  related_object: { id: ACCOUNT, type: 'v2.core.account', url: `/v2/core/accounts/${ACCOUNT}` },
  ...over,
});
const related = (type: string, id: string) => ({ related_object: { id, type, url: '' }, context: ACCOUNT });

describe('an event that only names what changed', () => {
  test.each([
    ['the account', aThinEvent(), 'account', ACCOUNT],
    ['a person of it', aThinEvent(related('v2.core.account_person', 'person_1')), 'account', ACCOUNT],
    [
      'a bank account of it, unnamed',
      aThinEvent({ type: 'v1.account.external_account.updated', related_object: null, context: ACCOUNT }),
      ...(['account', ACCOUNT] as const),
    ],
    ['a charge', aThinEvent({ type: 'v1.charge.updated', ...related('charge', 'ch_9') }), 'charge', 'ch_9'],
    [
      'a charge, without a word on whose it is',
      { ...aThinEvent({ type: 'v1.charge.updated', ...related('charge', 'ch_9') }), context: undefined },
      ...(['charge', 'ch_9'] as const),
    ],
    [
      'what there is only one of',
      aThinEvent({ related_object: { type: 'balance_settings', url: '' }, context: ACCOUNT }),
      ...(['account', ACCOUNT] as const),
    ],
  ])('of %s', async (_, event, kind, object_id) => {
    expect(await deliver(event)).toMatchObject({ status: 200 });
    expect(await inbox()).toMatchObject([{ id: 'evt_thin', kind, object_id, state: 'waiting' }]);
  });

  test('of nothing at all: a ping is heard', async () => {
    const ping = { type: 'v2.core.event_destination.ping', related_object: null, context: null };
    expect(await deliver(aThinEvent(ping))).toMatchObject({ status: 200 });
    expect(await inbox()).toMatchObject([{ state: 'ignored' }]);
  });

  test.each([
    ['another account', aThinEvent(related('v2.core.account', 'acct_other')), 'event_of_other_account'],
    [
      'a charge of another',
      { ...aThinEvent(related('charge', 'ch_9')), context: 'acct_other' },
      'event_of_other_account',
    ],
    ['live among test', aThinEvent({ livemode: true }), 'event_of_other_mode'],
    ['no day at all', aThinEvent({ created: 'soon' }), 'event_malformed'],
  ])('is not taken: %s', async (_, event, code) => {
    expect(await deliver(event)).toEqual(answerTo(code));
    expect(await inbox()).toEqual([]);
  });
});

describe('what is rightly signed and cannot be read is heard, and set aside with its reason', () => {
  const strange = anEvent({ created: 'soon' });
  const reason = 'This event says in a form that is not known here: created.';
  const setAside = { kind: 'event', object_id: 'evt_1', reason };

  test('under its own id, once however often it comes', async () => {
    expect(await deliver(strange)).toEqual({ status: 200 });
    expect(await deliver(strange)).toEqual({ status: 200 });
    expect(await aside()).toEqual([{ ...setAside, times: 2 }]);
    expect(await inbox()).toEqual([]);
  });

  test('under its bytes where it has no id', async () => {
    expect(await deliver({ hello: 'world' })).toEqual({ status: 200 });
    expect(await aside()).toMatchObject([{ kind: 'event', object_id: expect.stringMatching(/^sha256_/) }]);
  });

  test('until it is told in a way that can be read', async () => {
    await deliver(strange);
    expect(await deliver(anEvent())).toEqual({ status: 200 });
    expect(await aside()).toEqual([]);
    expect(await inbox()).toMatchObject([{ id: 'evt_1', state: 'waiting' }]);
  });

  test('and what is not signed is neither', async () => {
    expect(await deliver(strange, (payload) => signed(payload, 'whsec_wrong'))).toMatchObject({
      status: 400,
    });
    expect(await aside()).toEqual([]);
  });
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
    expect(await deliver(event, sign)).toEqual(answerTo(code));
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
