import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FREE_MS_MAX } from '#domain/running/body-pace.ts';
import { FREE_PIECES_MAX } from '#domain/running/body-pieces.ts';
import { PATIENT } from '#tests/patience.ts';
import { answerClientError } from './error-handling.ts';
import { limitBodies } from './limit-bodies.ts';
import { UnfinishedBodies } from './unfinished-bodies.ts';

const BYTES_MAX = 1_000_000;

let server: Server;
let bodies: UnfinishedBodies;
let sockets: Socket[];
let unread: IncomingMessage[];
/** The server's ends of the connections. */
let arrived: Socket[];
beforeEach(async () => {
  sockets = [];
  unread = [];
  arrived = [];
  bodies = new UnfinishedBodies(BYTES_MAX);
  server = createServer();
  const serve = limitBodies(server, bodies, (request, reply) => {
    if (request.url === '/unread') unread.push(request);
    else if (request.url === '/early') reply.end('early');
    else request.resume().on('end', () => reply.end('read'));
  });
  server.on('request', serve);
  server.on('connection', (socket) => void arrived.push(socket));
  server.on('clientError', answerClientError(false));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Begins a body, and keeps its half of the connection open whatever is answered. */
async function begin(headers: string, path = '/'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  const asked = once(server, 'request');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  await asked;
  return socket;
}
const CHUNKED = 'Transfer-Encoding: chunked';
const crumbs = (count: number): string => '1\r\na\r\n'.repeat(count);
const answerOf = async (socket: Socket): Promise<string> => String(await once(socket, 'data'));

test('as many crumbs as are free are a body like any other', async () => {
  const socket = await begin(CHUNKED);
  socket.write(`${crumbs(FREE_PIECES_MAX)}0\r\n\r\n`);
  expect(await answerOf(socket)).toContain('200 OK');
});

test.each(['/', '/unread'])(
  'one crumb more is refused at %s, and the connection ends whatever its other half does',
  async (path) => {
    const socket = await begin(CHUNKED, path);
    socket.write(crumbs(FREE_PIECES_MAX + 1));
    expect(await answerOf(socket)).toMatch(/400 rest_body_in_crumbs.*too many small pieces/s);
    expect(socket.writable).toBe(true);
    await vi.waitUntil(() => arrived.every(({ closed }) => closed), PATIENT);
  },
);

test('who goes on sending after they were answered is let go, and who ends in time is not', async () => {
  const [endless, ending] = [await begin(CHUNKED, '/early'), await begin(CHUNKED, '/early')];
  for (const socket of [endless, ending]) expect(await answerOf(socket)).toContain('200 OK');
  ending.write('0\r\n\r\n');
  await vi.waitUntil(() => arrived[0]?.closed, PATIENT);
  ending.write('GET /early HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await answerOf(ending)).toContain('200 OK');
});

test('what is large comes in any number of pieces', async () => {
  const socket = await begin(CHUNKED);
  // Twice the least: a piece that two readings share counts as two.
  const piece = `200\r\n${'a'.repeat(512)}\r\n`;
  socket.write(`${piece.repeat(FREE_PIECES_MAX + 500)}0\r\n\r\n`);
  expect(await answerOf(socket)).toContain('200 OK');
});

test('when all unfinished bodies are too much, the oldest of one visitor is told to come again, and the others go on', async () => {
  const [oldest, next] = [await begin('Content-Length: 600000'), await begin('Content-Length: 600000')];
  oldest.write('a'.repeat(500_000));
  next.write('a'.repeat(499_999));
  const last = await begin('Content-Length: 10');
  last.write('aa');
  const busy = await answerOf(oldest);
  expect(busy).toContain('503 wcpay_unavailable');
  expect(busy).toContain('retry-after: 5');
  next.write('a'.repeat(100_001));
  last.write('a'.repeat(8));
  expect(await answerOf(next)).toContain('200 OK');
  expect(await answerOf(last)).toContain('200 OK');
});

test('who sends too slowly is told so, whether or not anybody reads, and who keeps a pace goes on', async () => {
  const still = [await begin('Content-Length: 10'), await begin('Content-Length: 10', '/unread')];
  const steady = await begin('Content-Length: 40000');
  steady.write('a'.repeat(39_999));
  await vi.waitUntil(() => bodies.held().bytes === 39_999, PATIENT);
  bodies.refuseSlow(performance.now() + FREE_MS_MAX);
  for (const socket of still) expect(await answerOf(socket)).toContain('408 rest_request_timeout');
  steady.write('a');
  expect(await answerOf(steady)).toContain('200 OK');
});

test('a body that ended, or whose sender left, holds nothing', async () => {
  const socket = await begin('Content-Length: 900000');
  socket.write('a'.repeat(900_000));
  expect(await answerOf(socket)).toContain('200 OK');
  expect(bodies.held()).toEqual({ bodies: 0, bytes: 0 });
  const leaving = await begin('Content-Length: 900000', '/unread');
  leaving.write('a'.repeat(1000));
  await vi.waitUntil(() => bodies.held().bytes > 0, PATIENT);
  leaving.destroy();
  await vi.waitUntil(() => unread.at(-1)?.destroyed, PATIENT);
  await vi.waitUntil(() => bodies.held().bodies === 0, PATIENT);
  expect(bodies.held()).toEqual({ bodies: 0, bytes: 0 });
});
