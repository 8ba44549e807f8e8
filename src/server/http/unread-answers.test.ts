import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOK_EVERY_MS, LOOKS, LOOKS_WHEN_FULL } from '#domain/running/reader-pace.ts';
import { closeUnread } from './unread-answers.ts';

/** More than the buffers of the system hold on the way. */
const LARGE = Buffer.alloc(48_000_000, 1);

let server: Server;
let warnings: string[];
let served: Socket | undefined;
let isMemoryFull: boolean;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  server.close();
  vi.useRealTimers();
});

async function serve(answer: (socket: Socket) => Promise<Buffer>, silenceMsMax = 0) {
  warnings = [];
  isMemoryFull = false;
  served = undefined;
  server = createServer(async ({ socket }, reply) => {
    served = socket;
    reply.end(await answer(socket));
  });
  server.timeout = silenceMsMax;
  const log = { warn: (_: object, words: string) => void warnings.push(words) };
  closeUnread(server, log, () => isMemoryFull);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  return client;
}
const look = () => void vi.advanceTimersByTime(LOOK_EVERY_MS);
/** Until the system takes no more for a client that does not read. */
const isStuck = () => expect.poll(() => served?.writableLength).toBeGreaterThan(0);
/** Reads at least so many bytes, and no more than lie ready. */
async function take(client: Socket, bytes: number): Promise<void> {
  let taken = 0;
  while (taken < bytes) {
    const chunk: Buffer | null = client.read();
    if (chunk) taken += chunk.length;
    else await once(client, 'readable');
  }
}
const bytesOf = async (client: Socket): Promise<number> => {
  let bytes = 0;
  for await (const chunk of client) bytes += chunk.length;
  return bytes;
};

test('a client that reads nothing for two minutes is let go, and its answer with it', async () => {
  const client = await serve(async () => LARGE);
  await isStuck();
  for (let nth = 0; nth < LOOKS; nth += 1) look();
  expect(warnings).toEqual([]);
  look();
  expect(served?.destroyed).toBe(true);
  expect(warnings).toEqual(['an answer that nobody reads was given up']);
  client.destroy();
});

test('when the memory is full, a client that reads nothing is let go at the third look', async () => {
  const client = await serve(async () => LARGE);
  await isStuck();
  isMemoryFull = true;
  for (let nth = 0; nth < LOOKS_WHEN_FULL; nth += 1) look();
  expect(served?.destroyed).toBe(false);
  look();
  expect(served?.destroyed).toBe(true);
  client.destroy();
});

test('one that trickles is let go as well', async () => {
  const client = await serve(async () => LARGE);
  await isStuck();
  const lookAgain = () => {
    look();
    client.read(1000);
    return served?.destroyed;
  };
  await expect.poll(lookAgain, { interval: 5, timeout: 10_000 }).toBe(true);
  expect(warnings).toEqual(['an answer that nobody reads was given up']);
  client.destroy();
});

test('one that reads in the middle of one large piece, in lumps, is waited for', async () => {
  const client = await serve(async () => LARGE);
  await isStuck();
  for (let nth = 0; nth < 2 * LOOKS; nth += 1) {
    look();
    // A lump in every fourth time, and nothing between.
    if (nth % 4 === 3) await take(client, 4_000_000);
  }
  expect(served?.destroyed).toBe(false);
  expect(warnings).toEqual([]);
  expect(await bytesOf(client)).toBeGreaterThan(1_000_000);
});

test('an answer that takes long to make is waited for', async () => {
  const client = await serve(async (socket) => {
    await once(socket, 'timeout');
    for (let nth = 0; nth < 2 * LOOKS; nth += 1) look();
    return LARGE;
  }, 20);
  expect(await bytesOf(client)).toBeGreaterThan(LARGE.length);
  expect(warnings).toEqual([]);
});
