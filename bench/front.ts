import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { assert } from '#domain/shared/assert.ts';

export type Front = Readonly<{ address: string; stop: () => void }>;

/** What belongs to one connection, and not to what it carries. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/** A proxy as docs/behind-a-proxy.md describes it: https and HTTP/2 towards people, http towards the product. */
export async function startFront(product: string): Promise<Front> {
  const { hostname, port } = new URL(product);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ ...ownCertificate(), allowHTTP1: true });
  server.on('request', (request, reply) => {
    const headers = {
      ...carried(request.headers),
      host: request.authority ?? request.headers.host ?? hostname,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const asked = http.request(
      { hostname, port, agent, headers, method: request.method, path: request.url },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, carried(answer.headers));
        answer.pipe(reply);
      },
    );
    // A page that is left takes its open answers with it.
    reply.on('close', () => asked.destroy());
    asked.on('error', () => reply.stream?.destroy());
    request.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}

const carried = (headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_LINE.has(name)),
  );

/** For a day and this machine; the browser is told not to ask who signed it. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'front-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const { status, stderr, error } = spawnSync(
      'openssl',
      [...words, '-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=127.0.0.1'],
      { encoding: 'utf8' },
    );
    assert(status === 0, `a certificate is made by openssl: ${error ?? stderr}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
