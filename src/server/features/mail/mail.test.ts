import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { mailRoutes } from './mail-routes.ts';

const MAIL = '/wp-json/wc-admin/mail';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: mailRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('mail_outbox').execute();
});
const write = (n: number) =>
  sendOnce(server.db, `test:${n}`, {
    to: 'ada@example.com',
    subject: `Mail ${n}`,
    text: `Text ${n}`,
    html: '<script>alert(1)</script>',
    attachments: [{ filename: 'a.csv', contentType: 'text/csv', content: Buffer.from('abc') }],
  });

test('the newest mail comes first, page by page', async () => {
  for (const n of [1, 2, 3]) await write(n);
  const [first, second] = await Promise.all(
    [1, 2].map((page) => server.get(`${MAIL}?page=${page}&pagesize=2`)),
  );
  expect(first?.body).toMatchObject({
    total_count: 3,
    data: [{ subject: 'Mail 3', state: 'waiting' }, { subject: 'Mail 2' }],
  });
  expect(second?.body).toMatchObject({ total_count: 3, data: [{ subject: 'Mail 1' }] });
});

test('one mail as text: neither its HTML nor the bytes of its files leave', async () => {
  await write(1);
  const { id } = await server.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
  const { status, body } = await server.get(`${MAIL}/${id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    to: 'ada@example.com',
    subject: 'Mail 1',
    state: 'waiting',
    attempts: 0,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    sent: null,
    text: 'Text 1',
    last_error: null,
    attachments: [{ filename: 'a.csv', contentType: 'text/csv', size_bytes: 3 }],
  });
});

test.each([
  ['of a new password, to oneself', 'merchant@example.com', 'rp', '(hidden)'],
  ['of a new password, to somebody else', 'ada@example.com', 'rp', '(hidden)'],
  ['that lets somebody else in', 'ada@example.com', 'one-time', '(hidden)'],
  ['that lets oneself in', 'Merchant@example.com', 'one-time', 'secret'],
])('a link %s', async (_, to, action, shown) => {
  const link = (token: string) => `https://store.example/wp-login.php?action=${action}&token=${token}`;
  await sendOnce(server.db, `link ${to} ${action}`, { to, subject: 'Link', text: link('secret'), html: '' });
  const { id } = await server.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
  expect((await server.get(`${MAIL}/${id}`)).body.text).toBe(link(shown));
});

describe('refused', () => {
  test('a mail that does not exist', async () => {
    expect(await server.get(`${MAIL}/999999`)).toMatchObject({ status: 404, body: { code: 'mail_missing' } });
  });
  test.each(['abc', '0', '1.5', '99999999999999999999'])('the id %s', async (id) => {
    expect((await server.get(`${MAIL}/${id}`)).status).toBe(400);
  });
  test('without the right', async () => {
    expect((await server.get(MAIL, server.asLowUser)).status).toBe(403);
    expect((await server.get(MAIL, server.asAnonymous)).status).toBe(401);
  });
  test('with SMTP there is nothing here', async () => {
    const other = await startTestServer({ routes: mailRoutes, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect(await other.get(MAIL)).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    expect(await other.get(`${MAIL}/1`)).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    await other.close();
  });
});
