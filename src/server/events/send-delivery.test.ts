import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { SIGNATURE_HEADER, signatureOf } from './event-signature.ts';
import { sendDelivery } from './send-delivery.ts';

const NOW = epochSeconds(1_800_000_000);
const EVENT = { id: 'evt_1' };

const listening: Server[] = [];
afterEach(async () => {
  for (const server of listening.splice(0)) {
    if (server instanceof http.Server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function listen(server: Server): Promise<number> {
  listening.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function sender(address: string) {
  const lines: string[] = [];
  const log = { warn: (_: object, words: string) => void lines.push(words) };
  const send = sendDelivery({ address, secret: 'shh', now: () => NOW, log });
  return { send, lines };
}

test.each([
  [200, 'taken'],
  [299, 'taken'],
  [300, 'refused'],
  [400, 'refused'],
  [429, 'later'],
  [499, 'refused'],
  [500, 'later'],
])('an answer of %i: %s', async (status, outcome) => {
  const heard: unknown[] = [];
  const port = await listen(
    http.createServer(async (request, response) => {
      let text = '';
      for await (const piece of request) text += piece;
      heard.push(text, request.headers[SIGNATURE_HEADER]);
      response.writeHead(status).end();
    }),
  );
  const { send, lines } = sender(`http://127.0.0.1:${port}/`);
  expect(await send(EVENT)).toBe(outcome);
  const text = JSON.stringify(EVENT);
  expect(heard).toEqual([text, signatureOf('shh', NOW, Buffer.from(text))]);
  expect(lines).toEqual([]);
});

test('that nobody answers is told once, and once that somebody does again', async () => {
  let isAway = true;
  const port = await listen(
    http.createServer((request, response) => (isAway ? request.destroy() : response.end())),
  );
  const { send, lines } = sender(`http://127.0.0.1:${port}/`);
  expect([await send(EVENT), await send(EVENT)]).toEqual(['later', 'later']);
  expect(lines).toEqual(['nobody answers what the provider tells']);
  isAway = false;
  expect([await send(EVENT), await send(EVENT)]).toEqual(['taken', 'taken']);
  expect(lines.slice(1)).toEqual(['what the provider tells is answered again']);
});

test('where people come by https, so do deliveries', async () => {
  const TLS_HANDSHAKE = 0x16;
  const firstBytes: (number | undefined)[] = [];
  const port = await listen(
    createServer((socket) => {
      socket.once('error', () => undefined);
      socket.once('data', (bytes) => {
        firstBytes.push(bytes[0]);
        socket.destroy();
      });
    }),
  );
  const { send } = sender(`https://127.0.0.1:${port}/`);
  expect(await send(EVENT)).toBe('later');
  expect(firstBytes).toEqual([TLS_HANDSHAKE]);
});
