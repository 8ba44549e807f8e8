import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionLimits, limitConnections } from './connection-limits.ts';

const PROXY = '127.0.0.9';

let server: Server;
let sockets: Socket[];
/** Those who asked and wait for their answer. */
let waiting: ServerResponse[];
beforeEach(async () => {
  sockets = [];
  waiting = [];
  server = createServer();
  const limits = { all: 6, ofOneVisitor: 3, isShared: (address: string) => address === PROXY };
  const serve = limitConnections(server, limits, (request, reply) => {
    if (request.url === '/wait') waiting.push(reply);
    else reply.end('here');
  });
  server.on('request', serve);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** A connection from an address of this machine. */
async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  return socket;
}
/** Answers what comes back, or nothing from a connection that is closed. */
const ask = async (socket: Socket, path = '/'): Promise<string> => {
  const closed = once(socket, 'close').then(() => '');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return Promise.race([once(socket, 'data').then(String), closed]);
};
const beginWaiting = async (socket: Socket, headers = ''): Promise<void> => {
  const asked = once(server, 'request');
  socket.write(`POST /wait HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  await asked;
};
const openMany = async (count: number, address: string): Promise<Socket[]> => {
  const opened: Socket[] = [];
  for (let n = 0; n < count; n += 1) opened.push(await open(address));
  return opened;
};
const isClosed = async (socket: Socket | undefined): Promise<void> => {
  if (socket && !socket.closed) await once(socket.resume(), 'close');
};

test('one address that opens more than its share closes its own longest idle one, and nobody else', async () => {
  const [other] = await openMany(1, '127.0.0.2');
  const [first, second, third] = await openMany(3, '127.0.0.1');
  if (!first || !second || !third || !other) throw new Error('Not opened.');
  expect(await ask(first)).toContain('200 OK'); // Now the second has been idle the longest.
  const fourth = await open('127.0.0.1');
  await isClosed(second);
  for (const socket of [first, third, fourth, other]) expect(await ask(socket)).toContain('200 OK');
});

test('a request under way is never closed for a new connection, which is let go instead', async () => {
  const busy = await openMany(3, '127.0.0.1');
  for (const socket of busy) await beginWaiting(socket);
  await isClosed(await open('127.0.0.1'));
  for (const reply of waiting) reply.end('at last');
  for (const socket of busy) expect(String(await once(socket, 'data'))).toContain('200 OK');
});

test('when it is full, the longest idle one of all makes room for whoever comes', async () => {
  const [oldest, next] = await openMany(3, '127.0.0.1');
  await openMany(3, '127.0.0.2');
  const newcomer = await open('127.0.0.3');
  await isClosed(oldest);
  expect(await ask(newcomer)).toContain('200 OK');
  if (next) expect(await ask(next)).toContain('200 OK');
});

test('an address that speaks for many has no share of its own, and makes room as everybody when it is full', async () => {
  const [first, ...others] = await openMany(6, PROXY);
  const newcomer = await open('127.0.0.1');
  await isClosed(first);
  for (const socket of [...others, newcomer]) expect(await ask(socket)).toContain('200 OK');
});

test('who left makes room', async () => {
  const [first, second, third] = await openMany(3, '127.0.0.1');
  for (const socket of [first, second]) {
    socket?.end();
    await isClosed(socket);
  }
  await ask(await open('127.0.0.1'));
  await ask(await open('127.0.0.1'));
  if (third) expect(await ask(third)).toContain('200 OK');
});

test('who has not sent all of their body makes room when nobody is idle, the oldest first', async () => {
  const [worked, oldest, younger] = await openMany(3, '127.0.0.1');
  if (!worked || !oldest || !younger) throw new Error('Not opened.');
  await beginWaiting(worked);
  for (const socket of [oldest, younger]) await beginWaiting(socket, 'Content-Length: 100\r\n');
  const newcomer = await open('127.0.0.1');
  await isClosed(oldest);
  expect([worked.closed, younger.closed]).toEqual([false, false]);
  expect(await ask(newcomer)).toContain('200 OK');
});

test('who does not read their answer makes room when everybody else is at work or still sending', async () => {
  const [unread, worked, other] = await openMany(3, '127.0.0.1');
  if (!unread || !worked || !other) throw new Error('Not opened.');
  for (const socket of [worked, unread, other]) await beginWaiting(socket.pause());
  const [, reply] = waiting;
  reply?.write(Buffer.alloc(20_000_000)); // More than the system takes for somebody who does not read.
  const newcomer = await open('127.0.0.1');
  await isClosed(unread);
  expect([worked.closed, other.closed]).toEqual([false, false]);
  expect(await ask(newcomer)).toContain('200 OK');
});

test('of those whose answer waits for them, who took something last stays, though they began first', async () => {
  const [reading, unread, other] = await openMany(3, '127.0.0.1');
  if (!reading || !unread || !other) throw new Error('Not opened.');
  for (const socket of [reading, unread, other]) await beginWaiting(socket.pause());
  const [first, second] = waiting;
  for (const reply of [first, second]) reply?.write(Buffer.alloc(20_000_000));
  const taken = once(first?.socket ?? server, 'drain');
  reading.resume();
  await taken;
  reading.pause();
  first?.write(Buffer.alloc(20_000_000));
  await open('127.0.0.1');
  await isClosed(unread);
  expect([reading.closed, other.closed]).toEqual([false, false]);
});

test('the addresses of one network are one visitor', () => {
  const arrive = (address: string): Socket => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    sockets.push(socket);
    server.emit('connection', socket);
    return socket;
  };
  const [first, ...others] = ['1', '2', '3', '4'].map((last) => arrive(`2001:db8:1:2::${last}`));
  const elsewhere = arrive('2001:db8:1:3::1');
  expect(first?.destroyed).toBe(true);
  expect([...others, elsewhere].some(({ destroyed }) => destroyed)).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.3.4.5', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::', false],
  ['fe80::1', false],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['::ffff:198.51.100.255', true],
  ['198.51.101.0', false],
  ['2001:db8:ffff::1', true],
  ['2001:db9::1', false],
])('%s speaks for many: %s', (address, expected) => {
  expect(connectionLimits(['203.0.113.7', '198.51.100.0/24', '2001:db8::/32']).isShared(address)).toBe(
    expected,
  );
});
