import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

// Waiting until a server loses its patience takes as long as its patience, so it is left to `npm run safety`.
const isAsked = Boolean(process.env.SAFETY);
const SOCKETS = process.env.SAFETY_FULL ? 500 : 100;
const CLOSED_WITHIN_MS = 15_000;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen()).port);
});
afterAll(() => server.close());

/** Begins a request and then sends one byte a second, for as long as anybody listens. */
function dripHeaders(): Socket {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /wp-login.php HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  );
  const drip = setInterval(() => socket.write('a'), 1000);
  return socket
    .on('error', () => undefined)
    .on('close', () => clearInterval(drip))
    .resume();
}

describe.runIf(isAsked)('L6: those who never finish a request', () => {
  test('are let go in time, and everybody else is served meanwhile', async () => {
    const slow = Array.from({ length: SOCKETS }, dripHeaders);
    const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
    let waiting = true;
    void closed.then(() => {
      waiting = false;
    });
    const began = performance.now();
    const statuses = new Set<number>();
    while (waiting && performance.now() - began < CLOSED_WITHIN_MS) {
      statuses.add((await fetch(`http://127.0.0.1:${port}/healthz`)).status);
      await pause(50);
    }
    expect([...statuses]).toEqual([200]);
    expect(slow.filter((socket) => !socket.closed)).toHaveLength(0);
  }, 60_000);
});
