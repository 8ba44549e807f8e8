import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { pageAddresses } from '#server/assistants/page-addresses.ts';
import { pollEvents } from '#server/events/poll-events.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { paths } from '#web/shared/paths.ts';
import { addKey } from '../colleagues.ts';
import { saveCustomer } from '../factories/customer.ts';
import { authorizeOrder, payForOrder } from '../factories/provider-payment.ts';
import { approve, newTeam, refundsMade, type Team } from '../four-eyes.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { addPerson } from '../safety/people-of-roles.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { openAssistant, type TestAssistant } from './ask-assistant.ts';

/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';

let server: TestServer;
let url: string;
let team: Team;
const opened: TestAssistant[] = [];
beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.listen();
});
beforeEach(async () => {
  team = await newTeam(server);
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await server.close();
});

async function assistantOf(user_id: number, scope: 'read' | 'read_write' = 'read_write') {
  const key = await createApiKey(server.deps, { user_id, description: 'helper', scope });
  const assistant = await openAssistant(url, {
    authorization: `Bearer ${key.consumer_key}:${key.consumer_secret}`,
  });
  opened.push(assistant);
  return assistant;
}

const hearOf = async () => {
  await pollEvents({ ...server.deps, provider: server.simulator.provider });
  await runDueJobs(server.deps, refreshJobs(server.simulator.provider));
};
const approvalOf = async (id: string) => (await server.get(`/approvals/${id}`, team.manager.as)).body;

test('a refund becomes a request, by whatever key, and a person does it once', async () => {
  const assistant = await assistantOf(server.administrator_id);
  const { charge } = await payForOrder(server);
  const before = await refundsMade(server);
  const sent = { charge_id: charge.id, amount: 100, why: 'The parcel was lost' };
  const { told, isError } = await assistant.ask('propose_refund', sent);
  expect(isError).toBe(false);
  expect(told).toMatchObject({
    approval_id: expect.stringMatching(/^apr_/),
    words: expect.stringContaining('Nothing has been done yet'),
    page: expect.stringContaining('path=/payments/approvals'),
  });
  // Asked again, it is the same request.
  expect((await assistant.ask('propose_refund', sent)).told.approval_id).toBe(told.approval_id);
  expect(await refundsMade(server)).toBe(before);
  expect(await approvalOf(told.approval_id)).toMatchObject({
    ...{ state: 'pending', note: 'The parcel was lost', reasons: ['proposed'], key: 'helper' },
  });
  const { after } = await server.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'approval.ask')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ by: expect.stringMatching(/^assistant, key helper \(…\w+\)$/) });
  expect((await approve(server, told.approval_id, team.manager.as)).body.state).toBe('done');
  expect(await refundsMade(server)).toBe(before + 1);
});

test('every other act waits too, and says what it would do', async () => {
  const assistant = await assistantOf(server.administrator_id);
  const held = await authorizeOrder(server);
  const disputed = await payForOrder(server);
  const dispute = await server.simulator.controls.raiseDispute({
    ...{ charge: disputed.charge.id, reason: 'general' },
  });
  await hearOf();
  const payment = { payment_id: held.payment_intent_id, why: 'It ships today' };
  const of = { dispute_id: dispute.id, why: 'It is right' };
  const asked = [
    [await assistant.ask('propose_capture', payment), /^Capture \$.* of order #\d+$/],
    [await assistant.ask('propose_cancel', payment), /^Cancel the authorization of \$.* of order #\d+$/],
    [await assistant.ask('propose_accept_dispute', of), /^Accept the dispute of \$.* about payment pi_/],
    [
      await assistant.ask('propose_evidence', { ...of, evidence: { product_description: 'A blue mug' } }),
      /^Submit evidence to the bank for good \(Product description\) against the dispute of/,
    ],
  ] as const;
  for (const [{ told, isError }, words] of asked) {
    expect(isError, JSON.stringify(told)).toBe(false);
    expect(told.what).toMatch(words);
    expect((await approvalOf(told.approval_id)).state).toBe('pending');
  }
  const status = async () => (await server.get(`/disputes/${dispute.id}`)).body.status;
  expect(await status()).toBe('needs_response');
  // One of them done, the others no longer fit.
  const [capture, cancel] = asked;
  expect((await approve(server, capture[0].told.approval_id, team.manager.as)).body.state).toBe('done');
  const late = await approve(server, cancel[0].told.approval_id, team.manager.as);
  expect(late.body.state ?? late.body.code).not.toBe('done');
  expect((await approve(server, asked[2][0].told.approval_id, team.manager.as)).body.state).toBe('done');
  expect(await status()).toBe('lost');
});

test('an instant payout is only a proposal, until a person approves it; where nothing can leave, it is refused', async () => {
  const assistant = await assistantOf(server.administrator_id);
  await server.simulator.pay({ card: SETTLES_AT_ONCE, amount: minor(10_000) });
  await hearOf();
  const paidOut = () => server.simulator.count('payout.created');
  const before = await paidOut();
  const proposed = await assistant.ask('propose_instant_payout', { currency: 'usd', why: 'Rent' });
  expect(proposed.isError, JSON.stringify(proposed.told)).toBe(false);
  expect(await approvalOf(proposed.told.approval_id)).toMatchObject({ state: 'pending', note: 'Rent' });
  expect(await paidOut()).toBe(before);
  expect((await approve(server, proposed.told.approval_id, team.manager.as)).body.state).toBe('done');
  expect(await paidOut()).toBe(before + 1);
  const { told, isError } = await assistant.ask('propose_instant_payout', { currency: 'jpy', why: 'Rent' });
  expect([isError, told.code]).toEqual([true, 'instant_payout_unavailable']);
});

test('a key that may not is refused with words, and is not offered the tool', async () => {
  const viewer = await assistantOf(await addPerson(server, `viewer-${Date.now()}`, 'viewer'));
  const names = (await viewer.client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('find_payment');
  expect(names).not.toContain('propose_refund');
  const { charge } = await payForOrder(server);
  const refused = await viewer.ask('propose_refund', { charge_id: charge.id, why: 'No reason' });
  expect(refused).toMatchObject({
    isError: true,
    told: { code: 'rest_forbidden', status: 403, message: expect.stringContaining('not allowed') },
  });
  const reader = await assistantOf(server.administrator_id, 'read');
  const readOnly = await reader.ask('propose_refund', { charge_id: charge.id, why: 'No reason' });
  expect(readOnly.told).toMatchObject({ code: 'rest_key_read_only' });
});

test('nobody learns from an assistant who a customer is, whose key may not see it', async () => {
  const NAME = 'Quilliam Zephyrovna';
  const customer = { name: NAME, email: 'quilliam@kanarienvogel.example', country: 'US' };
  const { id: customer_id } = await saveCustomer(server.db, { name: NAME, email: customer.email });
  const paid = await payForOrder(server, { customer }, { customer_id });
  await authorizeOrder(server, { customer }, { customer_id });
  const dispute = await server.simulator.controls.raiseDispute({ charge: paid.charge.id, reason: 'general' });
  await hearOf();
  const questions: [string, Record<string, unknown>][] = [
    ['find_payment', { search_term: paid.payment_intent_id }],
    ['find_payment', { search_term: NAME }],
    ['read_payment', { payment_id: paid.payment_intent_id }],
    ['order_of_payment', { payment_id: paid.payment_intent_id }],
    ['list_waiting', {}],
    ['explain_dispute', { dispute_id: dispute.id }],
  ];
  const tellers = async (assistant: TestAssistant) => {
    const told: string[] = [];
    for (const [name, sent] of questions)
      if (/zephyrovna|kanarienvogel/i.test((await assistant.ask(name, sent)).text)) told.push(name);
    return [...new Set(told)];
  };
  const owner = await assistantOf(server.administrator_id);
  expect(await tellers(owner)).toEqual(
    expect.arrayContaining(['find_payment', 'read_payment', 'order_of_payment', 'list_waiting']),
  );
  const viewer = await assistantOf(await addPerson(server, `watcher-${Date.now()}`, 'viewer'));
  expect(await tellers(viewer)).toEqual([]);
});

const post = async (headers: Record<string, string>, body: unknown) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const { status, text } = await server.inject({
    ...{ method: 'POST', url: '/mcp', payload },
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
  return { status, text };
};
const call = (name: string, sent: unknown) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: sent },
});

test('only a key opens it: no stranger, no session, no other site, no wrong secret', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await post({}, list)).status).toBe(401);
  expect((await post(server.asAdministrator, list)).status).toBe(403);
  expect((await post({ authorization: 'Bearer ck_1:cs_1' }, list)).status).toBe(401);
  const key = await addKey(server, server.administrator_id);
  const elsewhere = { ...key, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(elsewhere, list)).status).toBe(403);
  expect((await post(key, list)).status).toBe(200);
  const get = await server.inject({ method: 'GET', url: '/mcp', headers: key });
  expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
});

test('hostile messages meet the limits of every other call', async () => {
  const key = await addKey(server, server.administrator_id);
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect((await post(key, deep)).text).toContain('rest_too_complex');
  expect((await post(key, `{"a":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
  expect((await post(key, '{')).status).toBe(400);
  for (const message of [
    [],
    {},
    null,
    { jsonrpc: '1.0', id: 1, method: 'tools/list' },
    [call('list_waiting', {})],
  ])
    expect((await post(key, message)).text).toContain('-32600');
  expect((await post(key, call('drop_table', {}))).text).toContain('There is no tool called drop_table');
  for (const [name, sent] of [
    ['explain_payout', { payout_id: '../../etc/passwd' }],
    ['explain_payout', { payout_id: ['po_1'] }],
    ['explain_payout', {}],
    ['find_payment', { search_term: 'x'.repeat(201) }],
    ['find_payment', { search_term: 'a\u0000b' }],
    ['fees_of_period', { from: '2025-13-45', to: 'x' }],
    ['propose_refund', { charge_id: 'ch_1', amount: 'a lot', why: 'x' }],
    ['propose_refund', { charge_id: 'ch_1', amount: 1, why: 'x'.repeat(501) }],
    ['propose_evidence', { dispute_id: 'dp_1', evidence: { receipt: 'file_1' }, why: 'x' }],
  ] as const) {
    const { status, text } = await post(key, call(name, sent));
    const { result } = JSON.parse(text);
    expect([name, sent, status, result.isError]).toEqual([name, sent, 200, true]);
    expect(result.structuredContent.status, text).toBeLessThan(500);
  }
  expect(server.logged()).not.toContain('an assistant’s call failed');
});

test('calls of assistants count like all others', async () => {
  const limited = await startTestServer({
    rateLimits: {
      ...{ read: 6, write: 1e9, money: 1e9, export: 1e9, upload: 1e9, page: 1e9, till: 1e9, report: 1e9 },
    },
  });
  try {
    const assistant = await openAssistant(await limited.app.listen(), await limited.withApiKey('read'));
    const answers: string[] = [];
    for (let at = 0; at < 4; at += 1)
      answers.push(
        await assistant.ask('find_payment', { search_term: '1' }).then(
          ({ text }) => text,
          (error: unknown) => String(error),
        ),
      );
    expect(answers.at(-1)).toMatch(/rest_too_many_requests|Too many requests/);
    await assistant.close();
  } finally {
    await limited.close();
  }
});

test('the pages it names are those of the admin', () => {
  expect(pageAddresses.payment('pi_1')).toBe(paths.payment({ id: 'pi_1' }));
  expect(pageAddresses.payout('po_1')).toBe(paths.payout('po_1'));
  expect(pageAddresses.payouts()).toBe(paths.payouts());
  expect(pageAddresses.dispute('dp_1')).toBe(paths.dispute('dp_1'));
  expect(pageAddresses.disputes()).toBe(paths.disputes({ filter: 'awaiting_response' }));
  expect(pageAddresses.evidence('dp_1')).toBe(paths.challenge('dp_1'));
  expect(pageAddresses.uncaptured()).toBe(paths.transactions({ tab: 'uncaptured-page' }));
  expect(pageAddresses.approvals()).toBe(paths.approvals());
  expect(pageAddresses.order(12)).toBe(paths.order(12));
  expect(pageAddresses.transactions({ deposit_id: 'po_1' })).toBe(paths.transactions({ deposit_id: 'po_1' }));
});
