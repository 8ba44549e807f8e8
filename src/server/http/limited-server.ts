import { createServer, type RequestListener, type Server } from 'node:http';
import { UPLOAD_MS_MAX } from '#domain/running/body-pace.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import { limitBodies } from './limit-bodies.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { UnfinishedBodies, unfinishedBytesMax } from './unfinished-bodies.ts';
import { memoryBytesMax } from './watch-memory.ts';

/** How long a connection may be slow before it is closed: headers, and an idle keep-alive. */
const HEADERS_MS_MAX = 10_000;
const CHECK_EVERY_MS = 2000;
const KEEP_ALIVE_MS_MAX = 72_000;

/**
 * What stands the open network: all that is decided before anybody knows what a request is about. Only what is served counts
 * for the other limits: nobody ever answers the rest, so that nobody would hear of its end.
 */
export function createLimitedServer(
  serve: RequestListener,
  connections: ConnectionLimits,
  bodies = new UnfinishedBodies(unfinishedBytesMax(memoryBytesMax().outside)),
): Server {
  const server = createServer({
    headersTimeout: HEADERS_MS_MAX,
    requestTimeout: UPLOAD_MS_MAX,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS_MAX,
  });
  const served = limitConnections(server, connections, limitBodies(server, bodies, serve));
  return server.on('request', oneAtATime(server, served));
}
