import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENT } from '#tests/patience.ts';
import { answerErrors } from './error-handling.ts';
import { limitRequestsUnderWay } from './requests-under-way.ts';
import { routeUpload } from './upload-form.ts';

const PROXY = '10.0.0.5';
const THIS_MACHINE = '127.0.0.1';

let app: FastifyInstance;
/** Those who are being worked on; each is answered when it is called. */
let underWay: (() => void)[];
/** Answers that are made and never read to their end. */
let unread: Readable[];
let sockets: Socket[];
beforeEach(() => {
  underWay = [];
  unread = [];
  sockets = [];
  app = Fastify({ trustProxy: [PROXY, THIS_MACHINE] });
  answerErrors(app, 1000);
  limitRequestsUnderWay(app, {
    all: 5,
    ofOneVisitor: 2,
    isShared: (address) => [PROXY, THIS_MACHINE].includes(address),
  });
  app.get('/wait', () => new Promise<object>((resolve) => underWay.push(() => resolve({}))));
  app.get('/nothing', () => new Promise<void>((resolve) => underWay.push(resolve)));
  app.get('/unread', async (_, reply) => {
    const answer = new Readable({ read: () => undefined });
    unread.push(answer);
    return reply.send(answer);
  });
  app.get('/past-hooks', { onRequest: async (_, reply) => reply.hijack().raw.end() }, async () => ({}));
  app.post('/', async () => ({}));
  routeUpload(app, { bytesMax: 1000 }, { method: 'POST', url: '/form', handler: async ({ body }) => body });
  for (const url of ['/', '/healthz']) app.get(url, async () => ({}));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const answer of unread) answer.push(null);
  await app.close();
});

const ask = (url: string, visitor?: string) =>
  app.inject({ url, remoteAddress: PROXY, headers: visitor ? { 'x-forwarded-for': visitor } : {} });
const look = async (visitor?: string) => (await ask('/', visitor)).statusCode;
/** Answers what is still being worked on. */
async function begin(...visitors: readonly (string | undefined)[]) {
  const answers = visitors.map((visitor) => ask('/wait', visitor).then(({ statusCode }) => statusCode));
  await vi.waitUntil(() => underWay.length >= visitors.length, PATIENT);
  return answers;
}

test('one visitor has a share, wherever in their network they are, and others behind the same proxy have theirs', async () => {
  const answers = await begin('2001:db8:1:2::1', '2001:db8:1:2::2');
  const refused = await ask('/', '2001:db8:1:2::3');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
  expect(refused.json()).toMatchObject({ code: 'rest_too_many_requests', message: expect.any(String) });
  expect(await look('2001:db8:1:3::1')).toBe(200);
  for (const answer of underWay) answer();
  expect(await Promise.all(answers)).toEqual([200, 200]);
  expect(await look('2001:db8:1:2::3')).toBe(200);
});

test('an address that speaks for many has no share of its own', async () => {
  const answers = await begin(undefined, undefined, undefined);
  expect(await look()).toBe(200);
  for (const answer of underWay) answer();
  expect(await Promise.all(answers)).toEqual([200, 200, 200]);
});

const VISITORS = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'];

test('answers that are made and not read keep nobody else out, and count for who does not read them', async () => {
  for (const visitor of VISITORS) void ask('/unread', visitor);
  void ask('/unread', '192.0.2.1');
  await vi.waitUntil(() => unread.length === 6, PATIENT);
  expect(await look('192.0.2.6')).toBe(200);
  expect([await look('192.0.2.1'), await look('192.0.2.2')]).toEqual([429, 200]);
});

async function open(text: string): Promise<Socket> {
  if (!app.server.listening) await app.listen({ host: THIS_MACHINE, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: THIS_MACHINE });
  sockets.push(socket);
  const asked = once(app.server, 'request');
  socket.write(text);
  await asked;
  return socket;
}
const leave = async (path: string, visitor: string): Promise<void> => {
  const isGone = once(app.server, 'connection').then(([end]: Socket[]) => end && once(end, 'close'));
  const socket = await open(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\n\r\n`);
  socket.destroy();
  await isGone;
};

test.each(['/wait', '/nothing'])(
  'who hangs up at %s is worked for until that ends, and counted as long',
  async (path) => {
    for (const visitor of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      await leave(path, visitor);
    expect([await look('192.0.2.1'), await look('192.0.2.6')]).toEqual([429, 503]);
    for (const end of underWay) end();
    await vi.waitUntil(async () => (await look('192.0.2.1')) === 200, PATIENT);
    for (const visitor of VISITORS) expect(await look(visitor)).toBe(200);
  },
);

test('a form that does not end is not worked on, and one that ends is', async () => {
  const head =
    'POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  const forms: Socket[] = [];
  for (const _ of VISITORS) forms.push(await open(head));
  expect(await look('192.0.2.6')).toBe(200);
  forms[0]?.write(`${field.length.toString(16)}\r\n${field}\r\n0\r\n\r\n`);
  expect(String(await once(forms[0] ?? app.server, 'data'))).toContain('{"a":"1"}');
});

test('what others answer past all hooks is over when its connection is', async () => {
  for (const visitor of [...VISITORS, '192.0.2.6']) expect(await ask('/past-hooks', visitor)).toBeDefined();
  expect(await look('192.0.2.7')).toBe(200);
});

test('all together have a limit, and whoever watches the process still sees that it lives', async () => {
  const answers = await begin('192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5');
  const refused = await ask('/', '192.0.2.6');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({ code: 'wcpay_unavailable', message: expect.any(String) });
  const sent = { method: 'POST', url: '/', payload: { a: 1 }, remoteAddress: '192.0.2.6' } as const;
  expect((await app.inject(sent)).statusCode).toBe(503);
  expect((await ask('/healthz', '192.0.2.6')).statusCode).toBe(200);
  for (const answer of underWay) answer();
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200]);
  expect(await look('192.0.2.6')).toBe(200);
});
