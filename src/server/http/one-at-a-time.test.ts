import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let server: Server;
let socket: Socket;
/** What came to be served, in order. */
let served: ServerResponse[];
beforeEach(async () => {
  served = [];
  server = createServer();
  server.on(
    'request',
    oneAtATime(server, (_, reply) => void served.push(reply)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  server.close();
  await once(server, 'close');
});

const ONE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const readAll = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
const ask = async (): Promise<ServerResponse> => {
  const asked = once(server, 'request');
  socket.write(ONE);
  const [, reply] = (await asked) as [unknown, ServerResponse];
  return reply;
};

test('one request after another is served on one connection', async () => {
  for (const words of ['first', 'second', 'third']) {
    (await ask()).end(words);
    expect(String(await once(socket, 'data'))).toContain(words);
  }
  expect(served).toHaveLength(3);
});

test('of nine sent together one is served, and the connection ends with its answer', async () => {
  const asked = once(server, 'request');
  socket.write(ONE.repeat(9));
  await asked;
  expect(served).toHaveLength(1);
  served[0]?.end('the only answer');
  const answer = await readAll();
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(answer).toContain('Connection: close');
  expect(answer).toContain('the only answer');
});

test('who sends more than that is let go, and the rest of what they sent is not even read', async () => {
  let read = 0;
  server.on('request', () => {
    read += 1;
  });
  socket.on('error', () => undefined);
  socket.write(ONE.repeat(1000));
  await once(socket.resume(), 'close');
  expect(served).toHaveLength(1);
  expect(read).toBe(10);
});

test('an answer that had begun when the next request came is finished first', async () => {
  const reply = await ask();
  reply.write('begun, ');
  await once(socket, 'data');
  await ask();
  reply.end('and finished');
  expect(await readAll()).toContain('and finished');
  expect(served).toHaveLength(1);
});
