import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { answerClientError } from './error-handling.ts';
import { createLimitedServer } from './limited-server.ts';
import { UnfinishedBodies } from './unfinished-bodies.ts';

let server: Server;
let bodies: UnfinishedBodies;
/** What was served, in order. */
let served: (string | undefined)[];
beforeEach(async () => {
  bodies = new UnfinishedBodies(1000);
  served = [];
  const serve: Parameters<typeof createLimitedServer>[0] = ({ url }, reply) => {
    served.push(url);
    if (url === '/answered') reply.end();
  };
  server = createLimitedServer(serve, connectionLimits([]), bodies);
  server.on('clientError', answerClientError(false));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Sends and leaves as soon as all of it was read. Answers once the server has seen that, too. */
async function sendAndLeave(text: string, requests: number): Promise<void> {
  const arrived = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [end] = (await arrived) as [Socket];
  const gone = once(end, 'close');
  const allRead = new Promise<void>((resolve) => {
    let read = 0;
    server.on('request', () => {
      read += 1;
      if (read === requests) resolve();
    });
  });
  socket.on('error', () => undefined).write(text);
  await allRead;
  socket.destroy();
  await gone;
}
const asks = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const BODY = 'POST /sent HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n';

test.each(['/answered', '/waiting'])(
  'a body that comes before %s was answered is nobody’s, and holds nothing once its sender left',
  async (path) => {
    for (let time = 0; time < 3; time += 1) await sendAndLeave(asks(path) + BODY, 2);
    expect(served).toEqual([path, path, path]);
    expect(bodies.held()).toEqual({ bodies: 0, bytes: 0 });
  },
);

test('a body that is served holds its place until its sender left', async () => {
  const leaving = sendAndLeave(`${BODY}1`, 1);
  await once(server, 'request');
  expect(bodies.held().bodies).toBe(1);
  await leaving;
  expect(bodies.held()).toEqual({ bodies: 0, bytes: 0 });
});
