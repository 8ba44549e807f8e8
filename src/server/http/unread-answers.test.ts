import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeUnread } from './unread-answers.ts';

/** More than the buffers of the system hold on the way. */
const LARGE = Buffer.alloc(32_000_000, 1);
const UNREAD_MS_MAX = 50;

let server: Server;
let warnings: string[];
afterEach(() => server.close());

async function serve(answer: (socket: Socket) => Promise<Buffer>) {
  warnings = [];
  server = createServer(async ({ socket }, reply) => void reply.end(await answer(socket)));
  closeUnread(server, { warn: (_: object, words: string) => void warnings.push(words) }, UNREAD_MS_MAX);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  return client;
}
const bytesOf = async (client: Socket): Promise<number> => {
  let bytes = 0;
  for await (const chunk of client) bytes += chunk.length;
  return bytes;
};

test('a client that never reads is let go, and its answer with it', async () => {
  let served: Socket | undefined;
  const client = await serve(async (socket) => {
    served = socket;
    return LARGE;
  });
  client.pause();
  await expect.poll(() => served?.destroyed).toBe(true);
  expect(served?.writableLength).toBe(0);
  expect(warnings).toEqual(['an answer that nobody reads was given up']);
  client.destroy();
});

test('one that reads gets all of it', async () => {
  const client = await serve(async () => LARGE);
  expect(await bytesOf(client)).toBeGreaterThan(LARGE.length);
  expect(warnings).toEqual([]);
});

test('an answer that takes long to make is waited for', async () => {
  const client = await serve(async (socket) => {
    await once(socket, 'timeout');
    return LARGE;
  });
  expect(await bytesOf(client)).toBeGreaterThan(LARGE.length);
  expect(warnings).toEqual([]);
});
