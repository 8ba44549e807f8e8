import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { openLog } from './log.ts';
import { route } from './route.ts';

const canary = (name: string): string => `canary-${name}-8f3a`;

const leak = endpoint({
  method: 'POST',
  path: '/leak',
  summary: 'Fails with whatever it was given.',
  capability: 'signed_in',
  input: z.object({ password: z.string(), card: z.string() }),
  reply: z.object({}),
  errors: [],
});

let server: TestServer;
beforeAll(async () => {
  const routes = [
    route(leak, ({ log }, input) => {
      log.info({ input, headers: { authorization: canary('logged-header') } }, 'handling');
      throw Object.assign(new Error('a bug'), { detail: `Key (email)=(${canary('row')}) already exists.` });
    }),
  ];
  server = await startTestServer({ routes });
});
afterAll(() => server.close());

test('secrets of a request reach neither the log nor the answer', async () => {
  const headers = {
    ...server.asAdministrator,
    'content-type': 'application/json',
    authorization: `Bearer ${canary('authorization')}`,
    'x-canary': canary('unknown-header'),
  };
  const query = `_wpnonce=${canary('query-nonce')}&token=${canary('query-token')}`;
  const payload = JSON.stringify({ password: canary('password'), card: 'x' });

  const answers = await Promise.all([
    server.inject({ method: 'POST', url: `/wp-json/leak?${query}`, headers, payload }),
    server.inject({
      method: 'POST',
      url: `/wp-json/leak?${query}`,
      headers,
      payload: `{"password": ${canary('half')}`,
    }),
    server.inject({
      method: 'POST',
      url: `/wp-json/leak?${query}`,
      headers: { cookie: `s=${canary('cookie')}` },
    }),
    server.inject({ method: 'GET', url: `/nothing?${query}`, headers }),
    server.inject({ method: 'GET', url: `/wp-login.php?action=one-time&token=${canary('one-time')}` }),
  ]);

  expect(answers.map(({ status }) => status).slice(0, 4)).toEqual([500, 400, 401, 404]);
  expect(server.logged()).toContain('"path":"/wp-json/leak"');
  expect(server.logged()).not.toMatch(/canary-/);
  expect(server.logged()).not.toContain(server.asAdministrator['x-wp-nonce']);
  expect(server.logged()).not.toContain(server.asAdministrator.cookie?.split('=')[1]);
  for (const { text } of answers.slice(0, 4)) expect(text).not.toMatch(/canary-/);
});

test.each([
  'authorization',
  'cookie',
  'set-cookie',
  'x-wp-nonce',
  '_wpnonce',
  'password',
  'pwd',
  'token',
  'client_secret',
])('%s is never written, however deep it lies', (name) => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });

  log.info({ [name]: canary('a'), b: { [name]: canary('b'), c: { [name]: canary('c') } } }, 'said');

  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain('canary');
});

describe('at a terminal', () => {
  const written = (level: string, isTTY = true) => {
    const lines: string[] = [];
    const log = openLog(level, { isTTY, write: (line) => void lines.push(line) }, { release: '1.2.3' });
    log.info({ added: 3 }, 'events fetched');
    log.warn({ runners: 2, err: new Error('gone'), token: canary('a') }, 'jobs of a process are taken up');
    log.warn({}, 'The jobs began again.');
    log.error({ err: new Error('broken') }, 'the jobs ended');
    return lines;
  };
  const isJson = (line: string) => line.startsWith('{');

  test('warnings are sentences and errors stay whole', () => {
    const [first, second, error, ...others] = written('warn');
    expect(first).toBe('  Jobs of a process are taken up (runners 2, err gone, token [redacted]).\n');
    expect(second).toBe('  The jobs began again.\n');
    expect(JSON.parse(error ?? '')).toMatchObject({ msg: 'the jobs ended', err: { message: 'broken' } });
    expect(others).toEqual([]);
  });

  test.each([
    ['into a file', 'warn', false, 3],
    ['with more asked for', 'info', true, 4],
    ['with less asked for', 'error', true, 1],
  ])('and not %s', (_, level, isTTY, count) => {
    expect(written(level, isTTY).map(isJson)).toEqual(Array(count).fill(true));
  });
});

test('every line of a request carries its id', async () => {
  const { headers } = await server.inject({ method: 'GET', url: '/healthz' });

  const line = server.logged().trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    request_id: headers['x-request-id'],
    path: '/healthz',
    status: 200,
  });
});

test('an id sent by the caller is not taken over', async () => {
  const { headers } = await server.inject({
    method: 'GET',
    url: '/healthz',
    headers: { 'x-request-id': 'mine' },
  });

  expect(headers['x-request-id']).not.toBe('mine');
});
