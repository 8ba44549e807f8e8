import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { isOurHost } from './known-hosts.ts';

const OURS = { publicName: 'store.example', localAddress: '192.168.7.2' };

test.each([
  ['our own name', 'store.example', true],
  ['our own name in capitals', 'Store.Example', true],
  ['our own name with a port', 'store.example:8443', true],
  ['a name below ours', 'shop.store.example', false],
  ['a name that begins as ours', 'store.example.evil.example', false],
  ['a name that ends as ours', 'evilstore.example', false],
  ['another name', 'evil.example', false],
  ['this machine', 'localhost', true],
  ['this machine with a port', 'localhost:4000', true],
  ['this machine by number', '127.0.0.1:4000', true],
  ['another number of this machine', '127.8.9.10', true],
  ['this machine in IPv6', '[::1]:4000', true],
  ['a name that begins as this machine', '127.0.0.1.evil.example', false],
  ['a name below this machine', 'evil.localhost', false],
  ['the number the connection was made to', '192.168.7.2:4000', true],
  ['another number', '192.168.7.3:4000', false],
  ['all numbers', '0.0.0.0:4000', false],
  ['somebody before ours', 'evil.example@localhost', false],
  ['a path behind ours', 'localhost/evil.example', false],
  ['two of them', 'localhost, evil.example', false],
  ['a port that is none', 'localhost:evil', false],
  ['an empty one', '', false],
  ['none at all', undefined, true],
])('%s', (_, host, expected) => {
  expect(isOurHost(host, OURS)).toBe(expected);
});

test.each([
  ['an older number', '::ffff:10.0.0.7', '10.0.0.7:4000', true],
  ['another older number', '::ffff:10.0.0.7', '10.0.0.8:4000', false],
  ['a number', 'fd00::7', '[FD00::7]:4000', true],
  ['another number', 'fd00::7', '[fd00::8]:4000', false],
  ['nothing', undefined, '10.0.0.7', false],
])('over IPv6, %s', (_, localAddress, host, expected) => {
  expect(isOurHost(host, { ...OURS, localAddress })).toBe(expected);
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://store.example' } });
});
afterAll(() => server.close());

test.each([
  ['a call', '/wp-json/wc/v3/payments/settings'],
  ['a page', '/wp-admin/admin.php?page=wc-admin'],
  ['the shop', '/'],
  ['an address nobody has', '/nothing'],
  ['the life of the process', '/healthz'],
])('%s under a name that is not ours is misdirected, whoever asks', async (_, url) => {
  const headers = { ...server.asAdministrator, host: 'evil.example' };
  const { status, text, headers: answered } = await server.inject({ method: 'GET', url, headers });

  expect(status).toBe(421);
  expect(JSON.parse(text)).toMatchObject({
    code: 'rest_misdirected',
    message: expect.stringContaining('PUBLIC_URL'),
    data: { status: 421 },
  });
  expect(answered['content-security-policy']).toContain("frame-ancestors 'none'");
  const known = { ...server.asAdministrator, host: 'store.example' };
  expect((await server.inject({ method: 'GET', url, headers: known })).status).not.toBe(421);
});
