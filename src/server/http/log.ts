import { hostname } from 'node:os';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { traceIdOf } from '#domain/running/trace-id.ts';
import { type LogStream, sentencesOn, USUAL_LEVEL } from '../log-at-terminal.ts';
import { type Logger, withFields } from '../logger.ts';
import { NO_SCHEMAS } from './no-schemas.ts';

export type ServerLog = FastifyBaseLogger;

/** Names whose values never reach a log, wherever an object carries them. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-wp-nonce',
  '_wpnonce',
  'nonce',
  'password',
  'pwd',
  'pass',
  'token',
  'secret',
  'consumer_key',
  'consumer_secret',
  'client_secret',
  'adminPassword',
  'databaseUrl',
  'databaseDirectUrl',
  'databaseReplicaUrl',
  'drillDatabaseUrl',
  'smtpUrl',
];
const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `["${name}"]`);
const secretPaths = SECRETS.flatMap((name) => {
  const key = quoted(name);
  const below = key.startsWith('[') ? key : `.${key}`;
  return [key, `*${below}`, `*.*${below}`];
});

/** Whose lines they are: lines of several processes meet in one place. */
type LogOf = Readonly<{ release?: string; roles?: string }>;

/**
 * One JSON line for each event; at a terminal, unless another level was asked for, warnings are sentences. The framework brings
 * the logger, so it is asked for one; lines name a request by its id, method and path, never by its query.
 */
export function openLog(level: string, stream: LogStream = process.stderr, about: LogOf = {}): ServerLog {
  return Fastify({
    schemaController: NO_SCHEMAS,
    logger: {
      level,
      stream: stream.isTTY && level === USUAL_LEVEL ? sentencesOn(stream) : stream,
      base: { pid: process.pid, hostname: hostname(), ...about },
      redact: { paths: secretPaths, censor: '[redacted]' },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
        err: describeError,
      },
    },
  }).log;
}

/**
 * What helps to find a bug. Other fields of an error stay out: a driver hangs its whole connection on them, and
 * PostgreSQL quotes the offending row, with the names and addresses of people.
 */
function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const reason = cause === undefined ? undefined : describeError(cause);
  return { type: name, message, stack, code, constraint, table, cause: reason };
}

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** One line when a request is answered. It holds what we say ourselves, so nobody looks for secrets in it: that takes most of a line's time. */
export function logRequests(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { id: request_id, method, url, actor, ip } = request;
    const path = pathOf(url);
    const ms = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    const trace_id = request.trace_id ?? traceIdOf(request.headers.traceparent);
    log.info({ request_id, method, path, status, ms, ip, user_id: actor?.user_id, trace_id }, 'answered');
    done();
  });
}

/** The log of one request: what is written there names it. A logger of the framework made for each would take longer than routing it. */
export const logOf = ({ log, id: request_id }: FastifyRequest): Logger => withFields(log, { request_id });
