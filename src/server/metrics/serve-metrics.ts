import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsText } from './metrics-text.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const PATIENCE_MS = 5000;

/** On a listener of its own, which nobody leads visitors to: figures tell strangers how a shop is doing. */
export async function serveMetrics(
  { write }: Pick<MetricsText, 'write'>,
  { host, port }: Readonly<{ host: string; port: number }>,
): Promise<Readonly<{ port: number; stop: () => Promise<void> }>> {
  const server = createServer((request, reply) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked) return void reply.writeHead(404).end();
    write().then(
      (text) => reply.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  server.requestTimeout = PATIENCE_MS;
  server.headersTimeout = PATIENCE_MS;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
