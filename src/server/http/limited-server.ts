import { createServer, type RequestListener, type Server } from 'node:http';
import { connectionLimits, limitConnections } from './connection-limits.ts';
import { limitBodies, UNFINISHED_BYTES_MAX } from './limit-bodies.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How long a connection may be slow before it is closed: headers, then the whole request, then an idle keep-alive. */
const HEADERS_MS_MAX = 10_000;
const REQUEST_MS_MAX = 30_000;
const CHECK_EVERY_MS = 2000;
const KEEP_ALIVE_MS_MAX = 72_000;
/** Nothing in, nothing out: longer than any answer takes to begin, and than a page that listens is left without a word. */
const SILENCE_MS_MAX = 120_000;

/** What stands the open network: all that is decided before anybody knows what a request is about. */
export function createLimitedServer(serve: RequestListener, trustProxy: readonly string[]): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS_MAX,
      requestTimeout: REQUEST_MS_MAX,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS_MAX,
    },
    oneAtATime(serve),
  );
  server.timeout = SILENCE_MS_MAX;
  limitConnections(server, connectionLimits(trustProxy));
  limitBodies(server, UNFINISHED_BYTES_MAX);
  return server;
}
