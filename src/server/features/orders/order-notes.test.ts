import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRACE_AT_HOME as billing, saveOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { ordersRoutes } from './orders-routes.ts';

const ORDERS = '/wp-json/wc-admin/store/orders';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: ordersRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['orders', 'mail_outbox'] as const) await server.db.deleteFrom(table).execute();
});

const mails = () => server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text', 'html']).execute();

test('one for the staff is kept with its author and told to nobody', async () => {
  const { id } = await saveOrder(server.db, { billing });
  const { status, body } = await server.post(`${ORDERS}/${id}/notes`, { note: '  Parcel came back.  ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ note: 'Parcel came back.', customer_note: false });
  expect(body.author).toEqual(expect.any(String));
  expect((await server.get(`${ORDERS}/${id}/notes`)).body).toEqual({ data: [body] });
  expect(await mails()).toEqual([]);
});

test('one for the customer is mailed to them, as text', async () => {
  const { id, number } = await saveOrder(server.db, { billing });
  await server.post(`${ORDERS}/${id}/notes`, { note: 'Sent <b>today</b>\nby post', customer_note: true });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'grace@example.org', subject: `A note about your order #${number}` });
  expect(mail?.text).toContain('Sent <b>today</b>\nby post');
  expect(mail?.html).toContain('Sent &lt;b&gt;today&lt;/b&gt;<br>by post');
});

test('a card number in one is kept and mailed as its last four digits', async () => {
  const { id } = await saveOrder(server.db, { billing });
  const note = 'Paid with 4242-4242-4242-4242 by phone';
  const { body } = await server.post(`${ORDERS}/${id}/notes`, { note, customer_note: true });
  expect(body.note).toBe('Paid with •••• 4242 by phone');
  const [mail] = await mails();
  const notes = await server.db.selectFrom('order_notes').select('note').execute();
  expect(JSON.stringify([mail, notes])).not.toContain('4242-4242');
});

test('the same key twice, even at once, leaves one note and one mail', async () => {
  const { id } = await saveOrder(server.db, { billing });
  const note = { note: 'Once', customer_note: true, key: '6f2c1a54-6f0d-4a4e-9d2b-0a8f3f9b7c11' };
  const answers = await Promise.all([1, 2, 3].map(() => server.post(`${ORDERS}/${id}/notes`, note)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await server.get(`${ORDERS}/${id}/notes`)).body.data).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('the newest comes first', async () => {
  const { id } = await saveOrder(server.db);
  for (const note of ['one', 'two', 'three']) await server.post(`${ORDERS}/${id}/notes`, { note });
  const { body } = await server.get(`${ORDERS}/${id}/notes`);
  expect(body.data.map(({ note }: { note: string }) => note)).toEqual(['three', 'two', 'one']);
});

test.each([
  ['nothing', { note: '' }, 'note'],
  ['blanks', { note: ' \n ' }, 'note'],
  ['too much', { note: 'x'.repeat(5001) }, 'note'],
  ['an odd key', { note: 'x', key: 'mine' }, 'key'],
  ['a word for yes', { note: 'x', customer_note: 'yes' }, 'customer_note'],
])('%s is refused and nothing is kept', async (_, body, field) => {
  const { id } = await saveOrder(server.db);
  const answer = await server.post(`${ORDERS}/${id}/notes`, body);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param', data: { params: { [field]: expect.any(String) } } },
  });
  expect((await server.get(`${ORDERS}/${id}/notes`)).body.data).toEqual([]);
});

test('5000 characters are accepted; an order that does not exist takes none', async () => {
  const { id } = await saveOrder(server.db);
  expect((await server.post(`${ORDERS}/${id}/notes`, { note: 'x'.repeat(5000) })).status).toBe(200);
  expect(await server.post(`${ORDERS}/999999999/notes`, { note: 'x' })).toMatchObject({
    status: 404,
    body: { code: 'resource_missing' },
  });
});

test.each([
  ['somebody without the right', 'asLowUser', 403],
  ['nobody', 'asAnonymous', 401],
] as const)('%s reads and writes nothing', async (_, who, status) => {
  const { id } = await saveOrder(server.db);
  for (const address of [ORDERS, `${ORDERS}/${id}`, `${ORDERS}/${id}/notes`])
    expect((await server.get(address, server[who])).status).toBe(status);
  expect((await server.post(`${ORDERS}/${id}/notes`, { note: 'x' }, server[who])).status).toBe(status);
});
