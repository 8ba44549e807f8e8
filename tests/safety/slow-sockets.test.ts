import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

// Waiting until a server loses its patience takes as long as its patience, so it is left to `npm run safety`.
const isAsked = Boolean(process.env.SAFETY);
const SOCKETS = process.env.SAFETY_FULL ? 500 : 100;
/** Ten seconds of patience, and thirty for a body that keeps no pace, and up to two more until somebody looks. */
const [HEADERS_WITHIN_MS, BODY_WITHIN_MS] = [15_000, 35_000];

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen()).port);
});
afterAll(() => server.close());

/** Begins a request and then sends one byte a second, for as long as anybody listens. */
const drip = (begin: string) => (): Socket => {
  const socket = connect(port, '127.0.0.1', () => socket.write(begin));
  const timer = setInterval(() => socket.write('a'), 1000);
  return socket
    .on('error', () => undefined)
    .on('close', () => clearInterval(timer))
    .resume();
};
const HEADERS = 'GET /wp-login.php HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const BODY =
  'POST /wp-login.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nlog=';

test('2,000 connections that asked once and then stay keep nobody out', async () => {
  const sockets: Socket[] = [];
  const askOnce = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
  };
  try {
    // A hundred at a time: more than the machine itself keeps waiting to be let in, it resets before the server hears of them.
    for (let asked = 0; asked < 2000; asked += 100) await Promise.all(Array.from({ length: 100 }, askOnce));
    const others = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/healthz`)),
    );
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect(sockets.filter((socket) => !socket.closed).length).toBeGreaterThan(1900);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

describe.runIf(isAsked)('L6: those who never finish', () => {
  test.each([
    ['their headers', HEADERS, SOCKETS, HEADERS_WITHIN_MS],
    ['their body', BODY, Math.round(SOCKETS * 0.4), BODY_WITHIN_MS],
  ])(
    '%s are let go in time, and everybody else is served meanwhile',
    async (_, begin, count, withinMs) => {
      const slow = Array.from({ length: count }, drip(begin));
      const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
      let waiting = true;
      void closed.then(() => {
        waiting = false;
      });
      const began = performance.now();
      const statuses = new Set<number>();
      while (waiting && performance.now() - began < withinMs) {
        statuses.add((await fetch(`http://127.0.0.1:${port}/healthz`)).status);
        await pause(50);
      }
      expect([...statuses]).toEqual([200]);
      expect(slow.filter((socket) => !socket.closed)).toHaveLength(0);
    },
    90_000,
  );
});
