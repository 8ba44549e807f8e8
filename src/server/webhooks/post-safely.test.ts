import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resolve } from '../judged-lookup.ts';
import { PRIVATE, postSafely } from './post-safely.ts';

let server: Server;
let port: number;
let reached = 0;
let answer: { status: number; headers?: Record<string, string>; body?: string; hang?: boolean } = {
  status: 200,
};
beforeAll(async () => {
  server = createServer((request, response) => {
    reached += 1;
    request.resume();
    if (answer.hang) return;
    response.writeHead(answer.status, answer.headers).end(answer.body ?? 'thanks');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (url: string, options: Partial<Parameters<typeof postSafely>[0]> = {}) =>
  postSafely({ url, headers: { 'content-type': 'text/plain' }, body: 'x', allowsPrivate: false, ...options });
const meaning =
  (...addresses: string[]): Resolve =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('nothing private is reached', () => {
  test.each([
    ['the loopback', (p: number) => `http://127.0.0.1:${p}/`],
    ['another form of it', (p: number) => `http://127.1:${p}/`],
    ['it as one number', (p: number) => `http://2130706433:${p}/`],
    ['it in hex', (p: number) => `http://0x7f000001:${p}/`],
    ['it in octal', (p: number) => `http://0177.0.0.1:${p}/`],
    ['nothing at all', (p: number) => `http://0.0.0.0:${p}/`],
    ['it in IPv6', (p: number) => `http://[::1]:${p}/`],
    ['it mapped', (p: number) => `http://[::ffff:127.0.0.1]:${p}/`],
    ['the facts of a cloud machine', () => 'http://169.254.169.254/latest/meta-data'],
    ['a private network', () => 'http://10.0.0.1/'],
    ['its name', (p: number) => `http://localhost:${p}/`],
  ])('by %s', async (_, url) => {
    const before = reached;
    expect(await post(url(port))).toEqual({ error: PRIVATE });
    expect(reached).toBe(before);
  });

  test.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['::1']],
    [['1.1.1.1', '127.0.0.1']],
    [['127.0.0.1', '1.1.1.1']],
    [['2606:4700::1111', 'fe80::1']],
  ])('by a name that means %j', async (addresses) => {
    const before = reached;
    expect(await post(`http://hooks.example:${port}/`, { resolve: meaning(...addresses) })).toEqual({
      error: PRIVATE,
    });
    expect(reached).toBe(before);
  });

  test('by a name that means something else a moment later: it is looked up once', async () => {
    const before = reached;
    let asked = 0;
    const rebinding: Resolve = (_, done) => {
      asked += 1;
      // Set aside for tests of networks: nobody answers there, and a connection to it is refused at once or never made.
      done(null, [{ address: asked === 1 ? '1.1.1.1' : '127.0.0.1', family: 4 }]);
    };
    await post(`http://hooks.example:${port}/`, { resolve: rebinding, withinMs: 300 });
    expect([asked, reached]).toEqual([1, before]);
  });

  test('by a redirect: it is an answer like any other', async () => {
    answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/other` }, body: '' };
    const before = reached;
    expect(await post(`http://127.0.0.1:${port}/`, { allowsPrivate: true })).toEqual({
      status: 307,
      answer: '',
    });
    expect(reached).toBe(before + 1);
    answer = { status: 200 };
  });

  test('by another protocol', async () => {
    for (const url of ['file:///etc/passwd', 'ftp://1.1.1.1/', 'gopher://1.1.1.1/'])
      expect(await post(url)).toEqual({ error: 'Only addresses with http or https are sent to.' });
  });
});

describe('where it is allowed', () => {
  const allowed = { allowsPrivate: true };

  test('the answer is told', async () => {
    answer = { status: 202, body: 'taken\0' };
    expect(await post(`http://127.0.0.1:${port}/`, allowed)).toEqual({ status: 202, answer: 'taken' });
  });

  test('a long answer is cut', async () => {
    answer = { status: 200, body: 'x'.repeat(5_000_000) };
    const reply = await post(`http://127.0.0.1:${port}/`, allowed);
    expect(reply).toEqual({ status: 200, answer: 'x'.repeat(2000) });
  });

  test('whoever does not answer is not waited for', async () => {
    answer = { status: 200, hang: true };
    const reply = await post(`http://127.0.0.1:${port}/`, { ...allowed, withinMs: 50 });
    expect(reply).toEqual({ error: 'No whole answer within 10 seconds.' });
  });

  test('nobody there is told in words', async () => {
    expect(await post('http://127.0.0.1:1/', allowed)).toEqual({ error: 'Nobody answers at the address.' });
    const unknown: Resolve = (_, done) => done(Object.assign(new Error('?'), { code: 'ENOTFOUND' }), []);
    expect(await post('http://nowhere.example/', { resolve: unknown })).toEqual({
      error: 'The name of the address is not known.',
    });
  });
});
