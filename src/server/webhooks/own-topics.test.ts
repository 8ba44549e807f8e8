import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { OWN_TOPICS, partsOfTopic } from '#domain/webhooks/webhook-topics.ts';
import { pollEvents } from '#server/events/poll-events.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { addColleague, addKey } from '#tests/colleagues.ts';
import { authorizeOrder, payForOrder } from '#tests/factories/provider-payment.ts';
import { approve } from '#tests/four-eyes.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import type { TestServer } from '#tests/test-server.ts';
import { webhookServer } from '#tests/webhook-server.ts';

// Everything a webhook of our own can be told, told because it happened: what is made, and then how it changes.

const webhooks = webhookServer();
const { tell, makeOwn, bodies, savePayout } = webhooks;
let server: TestServer;
beforeEach(() => {
  ({ server } = webhooks.current());
});

/** The provider tells us, and we look. */
async function hear(): Promise<void> {
  const { provider } = server.simulator;
  await pollEvents({ ...server.deps, provider });
  await runDueJobs(server.deps, refreshJobs(provider));
}

/** A card whose refunds take days. */
const REFUNDS_LATER = '4000000000007726';

type Happened = Readonly<{ id: string; created: object; updated: object }>;
const ACTS: Readonly<Record<string, () => Promise<Happened>>> = {
  payment: async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    await server.post(`/orders/${order_id}/capture_authorization`, { payment_intent_id });
    const sum = { amount: 10_000, currency: 'usd' };
    return {
      id: payment_intent_id,
      created: { ...sum, status: 'requires_capture' },
      updated: { ...sum, status: 'succeeded' },
    };
  },
  refund: async () => {
    const { charge, payment_intent_id } = await payForOrder(server, { card: REFUNDS_LATER });
    const { body } = await server.post('/refund', { charge_id: charge.id, amount: 700 });
    await server.simulator.controls.setClock(epochSeconds(server.simulator.clock() + 3 * DAY_S));
    await hear();
    const of = { amount: 700, currency: 'usd', charge_id: charge.id, payment_intent_id };
    return {
      id: body.id,
      created: { ...of, status: 'pending' },
      updated: { ...of, status: 'succeeded' },
    };
  },
  payout: async () => {
    await savePayout('po_told', 'pending');
    await savePayout('po_told', 'paid');
    return { id: 'po_told', created: { amount: 1200, status: 'pending' }, updated: { status: 'paid' } };
  },
  dispute: async () => {
    const { charge } = await payForOrder(server);
    const { id } = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'general' });
    await hear();
    await server.post(`/disputes/${id}/close`, {});
    const of = { charge_id: charge.id, reason: 'general', amount: 10_000 };
    return { id, created: { ...of, status: 'needs_response' }, updated: { ...of, status: 'lost' } };
  },
  approval: async () => {
    const { charge } = await payForOrder(server);
    const { as } = await addColleague(server, 'approves', 'manager');
    const proposing = await addKey(server, server.administrator_id, { proposes: true });
    const asked = await server.post('/refund', { charge_id: charge.id, amount: 300 }, proposing);
    const id = asked.body.data.approval_id;
    await approve(server, id, as);
    const of = { amount: 300, currency: 'usd' };
    return { id, created: { ...of, state: 'pending' }, updated: { ...of, state: 'done' } };
  },
  export: async () => {
    const { export_id } = (await server.post('/transactions/download')).body;
    const { download_url } = (await server.get(`/transactions/download/${export_id}`)).body;
    await server.get(download_url.replace('/wp-json/wc/v3/payments', ''));
    return {
      id: export_id,
      created: { kind: 'transactions', state: 'waiting', sha256: null },
      updated: { state: 'finished', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    };
  },
};

/** What the page for whoever listens promises of each, by the resource. */
const DOCUMENTED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...readFileSync('docs/webhooks.md', 'utf8').matchAll(
      /^\| `(\w+)\.created`, `\w+\.updated` \| `([^`]+)`/gm,
    ),
  ].map(([, resource = '', fields = '']) => [resource, fields.split(' ').sort()]),
);

test('every topic is made to happen below, and documented', () => {
  const resources = [...new Set(OWN_TOPICS.map((topic) => partsOfTopic(topic).resource))].sort();
  expect(Object.keys(ACTS).sort()).toEqual(resources);
  expect(Object.keys(DOCUMENTED).sort()).toEqual(resources);
});

describe.each(Object.entries(ACTS))('%s', (resource, act) => {
  test('is told when it is made and when it changes, with every field that is documented', async () => {
    await makeOwn([`${resource}.created`, `${resource}.updated`]);
    const { id, created, updated } = await act();
    await tell();
    const events = bodies().filter(({ data }) => data.id === id);
    expect(events[0]).toMatchObject({ type: `${resource}.created`, data: created });
    expect(events.at(-1)).toMatchObject({ type: `${resource}.updated`, data: updated });
    expect(events.slice(1).map(({ type }) => type)).toEqual(events.slice(1).map(() => `${resource}.updated`));
    for (const { data } of events) expect(Object.keys(data).sort()).toEqual(DOCUMENTED[resource]);
  });
});
