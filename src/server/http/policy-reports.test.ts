import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { RATE_LIMITS } from './rate-limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    rateLimits: { ...RATE_LIMITS, read: 3, write: 3, report: 40 },
  });
});
afterAll(() => server.close());

const aReport = (over: object = {}) => ({
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?card=4242',
  'document-uri': 'https://store.example/wp-admin/admin.php?search=amara%40example.com',
  ...over,
});
const send = (payload: string, remoteAddress = '10.0.0.1', type = 'application/csp-report') =>
  server.inject({
    ...{ method: 'POST', url: '/csp-reports', payload, remoteAddress },
    headers: { 'content-type': type },
  });
const tell = (over: object = {}, address?: string) =>
  send(JSON.stringify({ 'csp-report': aReport(over) }), address);
const lines = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('policy forbids'))
    .map((line) => JSON.parse(line));

test('what a page tried is counted, and logged once a minute without what addresses carry', async () => {
  const began = server.clock.now;
  for (let nth = 0; nth < 5; nth += 1) expect(await tell()).toMatchObject({ status: 204, text: '' });
  const report = {
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/wp-admin/admin.php',
  };
  expect(lines()).toMatchObject([{ ...report, times: 1 }]);
  server.clock.now = epochSeconds(began + 59);
  await tell();
  expect(lines()).toHaveLength(1);
  server.clock.now = epochSeconds(began + 60);
  await tell();
  expect(lines()).toMatchObject([{ times: 1 }, { ...report, times: 7 }]);
  expect(server.logged()).not.toMatch(/card=4242|amara/);
});

test('older browsers and unknown names are counted too', async () => {
  await tell({ 'effective-directive': '', 'violated-directive': "img-src 'self' data:" }, '10.0.0.2');
  await tell({ 'effective-directive': 'No Such <b>', 'blocked-uri': 'inline' }, '10.0.0.2');
  expect(lines().slice(-2)).toMatchObject([
    { directive: 'img-src' },
    { directive: 'other', blocked: 'inline' },
  ]);
});

test('a stranger fills no log: names that are none count together, and what they say is cut', async () => {
  server.clock.now = epochSeconds(server.clock.now + 3600);
  const before = lines().length;
  for (let nth = 0; nth < 8; nth += 1)
    await tell({ 'effective-directive': `made-up-${'abcdefgh'[nth]}` }, '10.0.0.6');
  expect(lines().slice(before)).toMatchObject([{ directive: 'other' }]);
  const blocked = `in\u0000\u001b[2J\u202eline${'x'.repeat(400)}`;
  const page = `https://store.example/${'y'.repeat(4000)}`;
  await tell({ 'effective-directive': 'font-src', 'blocked-uri': blocked, 'document-uri': page }, '10.0.0.6');
  const host = `https://${'z'.repeat(300)}.example/`;
  await tell({ 'effective-directive': 'media-src', 'blocked-uri': host }, '10.0.0.6');
  const [cut, far] = lines().slice(-2);
  expect(cut.blocked).toBe(`in[2Jline${'x'.repeat(191)}`);
  expect([cut.page.length, far.blocked.length]).toEqual([200, 200]);
});

test.each([
  ['no report', '{}', 400],
  ['no JSON', 'nonsense', 400],
  ['nothing', '', 400],
  ['too much', JSON.stringify({ 'csp-report': aReport({ 'blocked-uri': 'x'.repeat(16_384) }) }), 413],
])('%s is refused', async (_, payload, status) => {
  expect((await send(payload, '10.0.0.3')).status).toBe(status);
});

test('another kind of body is refused, and so is somebody who tells too much', async () => {
  expect((await send('{}', '10.0.0.4', 'application/json')).status).toBe(415);
  const answers = [];
  for (let nth = 0; nth < 41; nth += 1) answers.push((await tell({}, '10.0.0.5')).status);
  expect(answers.filter((status) => status === 204)).toHaveLength(40);
  expect(answers.at(-1)).toBe(429);
});

test('what a browser reports takes nothing from what may be asked at the same address', async () => {
  for (let nth = 0; nth < 41; nth += 1) await tell({}, '10.0.0.7');
  const asked = await server.inject({ method: 'GET', url: '/wp-json/', remoteAddress: '10.0.0.7' });
  expect(asked.status).not.toBe(429);
});
