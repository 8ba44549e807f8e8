import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = Readonly<{ headers: IncomingHttpHeaders; text: string }>;

export type WebhookReceiver = Readonly<{
  url: string;
  /** Everything that came, in the order it came. */
  received: Received[];
  /** What is answered from now on; `never` answers nothing at all. */
  answer: (status: number | 'never') => void;
  close: () => Promise<void>;
}>;

/** Somebody on this machine who is told what happens. */
export async function startReceiver(): Promise<WebhookReceiver> {
  let status: number | 'never' = 200;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString('utf8') });
      if (status !== 'never') response.writeHead(status).end('ok');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
