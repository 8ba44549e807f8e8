import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { answerClientError, answerFrameworkError } from './error-handling.ts';
import { createLimitedServer } from './limited-server.ts';
import type { ServerLog } from './log.ts';
import { overrideMethod } from './method-override.ts';
import { NO_SCHEMAS } from './no-schemas.ts';
import { readQuery } from './read-query.ts';
import { restAddress } from './rest-address.ts';

export const BODY_BYTES_MAX = 1_048_576;
const ID_CHARACTERS_MAX = 200;

type Decided = Pick<Config, 'trustProxy'> & Readonly<{ https: boolean; connections: ConnectionLimits }>;

export const serverOptions = (log: ServerLog, { https, trustProxy, connections }: Decided) =>
  ({
    loggerInstance: log,
    genReqId: () => randomUUID(), // Never taken from a header: two requests must not share one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    childLoggerFactory: (logger) => logger, // Whoever writes about a request names it: see `logOf`.
    // A visitor is at the rightmost address of X-Forwarded-For that is no proxy of ours; what stands left of it is hearsay.
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: BODY_BYTES_MAX,
    serverFactory: (serve) => createLimitedServer(serve, connections),
    schemaController: NO_SCHEMAS,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // What arrives on an open connection while stopping is still answered.
    rewriteUrl: (message) => {
      const address = restAddress(message.url ?? '/');
      overrideMethod(message, address);
      return address;
    },
    routerOptions: { maxParamLength: ID_CHARACTERS_MAX, querystringParser: readQuery },
    frameworkErrors: answerFrameworkError(https, BODY_BYTES_MAX),
    clientErrorHandler: answerClientError(https),
  }) satisfies FastifyHttpOptions<Server, ServerLog>;
