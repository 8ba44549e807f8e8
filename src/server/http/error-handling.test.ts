import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
  port = Number(new URL(await server.app.listen()).port);
});
afterAll(() => server.close());

/** Sends bytes as they are and answers everything that comes back until the server hangs up. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });

test.each([
  ['bytes that are no HTTP', 'HELLO\r\n\r\n', 400, 'rest_bad_request'],
  [
    'headers of 100 kB',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\n`,
    431,
    'rest_headers_too_large',
  ],
  [
    'two lengths that differ',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'rest_bad_request',
  ],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'rest_bad_request',
  ],
])('%s are refused in our own words, with our headers', async (_, bytes, status, code) => {
  const answer = await send(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain("frame-ancestors 'none'");
  expect(JSON.parse(body)).toMatchObject({ code, message: expect.any(String), data: { status } });
});

test('who sends a body that is too large has time to read so: the connection is not ended with the answer', async () => {
  const head =
    'POST /wp-login.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded';
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\nContent-Length: 9000000\r\n\r\na`);
  const answer = String(await once(socket, 'data'));
  socket.destroy();

  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).not.toMatch(/connection: close/i);
});

test('the server still stands afterwards', async () => {
  expect((await server.inject({ method: 'GET', url: '/readyz' })).status).toBe(200);
});
