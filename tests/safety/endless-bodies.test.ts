import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

const MEGABYTE = 1_000_000;
const SENT_MAX = 100 * MEGABYTE;
const RISE_MAX = 50 * MEGABYTE;
const PAYMENTS = '/wp-json/wc/v3/payments';
const FORM_BEGINS =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n';
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen()).port);
});
afterAll(() => server.close());

type Sent = Readonly<{ status: number | undefined; bytes: number }>;

/** Sends chunk after chunk for as long as anybody takes them. */
async function sendForEver(
  path: string,
  headers: Readonly<Record<string, string>>,
  chunks: Readonly<{ first: string; more: Buffer; pauseMs: number }>,
): Promise<Sent> {
  let status: number | undefined;
  let isOver = false;
  const request = http.request({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: { ...server.asAdministrator, ...headers },
  });
  request
    .on('response', (reply) => {
      status = reply.statusCode;
      reply.resume().on('error', () => undefined);
    })
    .on('error', () => undefined);
  // A line that breaks is how this ends.
  const hear = (event: string) => once(request, event).catch(() => undefined);
  const over = new Promise<void>((resolve) => request.once('close', resolve)).then(() => {
    isOver = true;
  });
  request.write(chunks.first);
  let bytes = 0;
  while (!isOver && bytes < SENT_MAX) {
    const isTaken = request.write(chunks.more);
    bytes += chunks.more.length;
    if (chunks.pauseMs > 0) await pause(chunks.pauseMs);
    else if (!isTaken) await Promise.race([hear('drain'), over]);
    else await pause(0);
  }
  request.destroy();
  return { status, bytes };
}

describe('F5: a hundred megabytes', () => {
  const more = Buffer.alloc(64 * 1024, 'a');
  test.each([
    ['of JSON', `${PAYMENTS}/refund`, { 'content-type': 'application/json' }, '{"charge_id":"', 413],
    ['of a file', `${PAYMENTS}/file`, FORM, FORM_BEGINS, 400],
  ])('%s are refused long before their end, and cost no memory', async (_, path, headers, first, refused) => {
    const before = process.memoryUsage().rss;
    const { status, bytes } = await sendForEver(path, headers, { first, more, pauseMs: 0 });
    expect(status).toBe(refused);
    expect(bytes).toBeLessThan(SENT_MAX / 2);
    expect(process.memoryUsage().rss - before).toBeLessThan(RISE_MAX);
  });
});

// Waiting until a server loses its patience takes as long as its patience, so it is left to `npm run safety`.
describe.runIf(Boolean(process.env.SAFETY))('F6: a form of one byte a second', () => {
  test('is let go, and leaves no file behind', async () => {
    const chunks = { first: FORM_BEGINS, more: Buffer.from('a'), pauseMs: 1000 };
    const { status, bytes } = await sendForEver(`${PAYMENTS}/file`, FORM, chunks);
    expect(bytes).toBeLessThan(40);
    expect([408, undefined]).toContain(status);
    expect(readdirSync(server.deps.config.dataDir, { recursive: true })).toEqual([]);
  }, 90_000);
});
