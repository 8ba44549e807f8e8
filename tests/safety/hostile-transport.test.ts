import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FREE_PIECES_MAX } from '#domain/running/body-pieces.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const isFull = Boolean(process.env.SAFETY_FULL);
const CONNECTIONS = isFull ? 200 : 20;
const RISE_MAX = 100_000_000;
/** The moment in which a last answer may be read, and as long again until somebody looks on a busy machine. */
const LET_GO_WITHIN_MS = 10_000;

let server: TestServer;
let port: number;
let sockets: Socket[];
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen()).port);
});
afterAll(() => server.close());
beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

/** Somebody who keeps their half of the connection open, whatever is answered. */
async function open(): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
const healthz = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
/** All that is answered until the server hangs up, in whatever way. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  return text;
}
const headersOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

const PAYMENTS = '/wp-json/wc/v3/payments';
const JSON_TYPE = 'application/json';

describe('F12: bodies of one byte at a time', () => {
  const many = Buffer.from('1\r\na\r\n'.repeat(isFull ? 262_000 : 20_000));
  test.each([
    ['JSON', 'POST', `${PAYMENTS}/refund`, JSON_TYPE],
    ['JSON of a stranger', 'POST', '/wp-json/wc-admin/session', JSON_TYPE],
    ['a form', 'POST', '/wp-login.php', 'application/x-www-form-urlencoded'],
    ['a file', 'POST', `${PAYMENTS}/file`, 'multipart/form-data; boundary=x'],
    ['a report', 'POST', '/csp-reports', 'application/csp-report'],
    ['what nobody reads', 'GET', '/', JSON_TYPE],
  ])('%s: refused, without memory, and others are served meanwhile', async (_, method, path, type) => {
    const head = headersOf({ host: 'localhost', 'content-type': type, ...server.asAdministrator });
    const before = process.memoryUsage().rss;
    const answers = Array.from({ length: CONNECTIONS }, async () => {
      const socket = await open();
      socket.write(`${method} ${path} HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n`);
      socket.write(many);
      return readAll(socket);
    });
    const statuses = [await healthz(), await healthz(), await healthz()];
    const heard = (await Promise.all(answers)).filter((answer) => answer !== '');
    expect(statuses).toEqual([200, 200, 200]);
    // Whoever is answered before their body is read, or is cut while they still send, hears something else or nothing.
    for (const answer of heard) expect(answer).toMatch(/^HTTP\/1\.1 (400|200) /);
    expect(process.memoryUsage().rss - before).toBeLessThan(RISE_MAX);
  });

  test('in words, and as many crumbs as are free pass', async () => {
    const begin = `POST /wp-login.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n`;
    const [refused, taken] = [await open(), await open()];
    refused.write(begin + '1\r\na\r\n'.repeat(FREE_PIECES_MAX + 1));
    expect(await readAll(refused)).toContain(
      'The request arrived in too many small pieces. Send it whole, or in larger ones.',
    );
    taken.write(`${begin + '1\r\na\r\n'.repeat(FREE_PIECES_MAX)}0\r\n\r\n`);
    expect(String(await once(taken, 'data'))).toContain('Fill in what is marked below.');
  });
});

test('L12: requests by the thousand on one connection are one request, and others are served meanwhile', async () => {
  const block = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(5000);
  const before = process.memoryUsage().rss;
  const answers = Array.from({ length: CONNECTIONS }, async () => {
    const socket = await open();
    socket.write(block);
    return readAll(socket);
  });
  expect(await healthz()).toBe(200);
  for (const answer of await Promise.all(answers))
    expect((answer.match(/HTTP\/1\.1 /g) ?? []).length).toBeLessThanOrEqual(1);
  expect(process.memoryUsage().rss - before).toBeLessThan(RISE_MAX);
});

describe('L13: who was answered and keeps their half open', () => {
  test.each([
    ['for bytes that are no HTTP', 'HELLO\r\n\r\n'],
    [
      'with an end to the connection',
      'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    ],
    [
      'for a body that is too large',
      'POST /wp-login.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9000000\r\n\r\na',
    ],
  ])(
    '%s is let go all the same',
    async (_, sent) => {
      const socket = await open();
      socket.write(sent);
      await once(socket, 'data');
      // A closed connection refuses what is sent on it; an open one takes it.
      const isGone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      const timer = setInterval(() => socket.write('a'), 50);
      socket.resume();
      await isGone;
      clearInterval(timer);
    },
    LET_GO_WITHIN_MS,
  );
});
