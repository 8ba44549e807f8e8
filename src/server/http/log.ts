import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';

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
  'smtpUrl',
];
const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `["${name}"]`);
/** PostgreSQL quotes the offending row in the details of an error, and rows hold names and addresses of people. */
const ROWS = ['err.detail', 'err.where', 'err.internalQuery'];
const secretPaths = SECRETS.flatMap((name) => {
  const key = quoted(name);
  const below = key.startsWith('[') ? key : `.${key}`;
  return [key, `*${below}`, `*.*${below}`];
});

/**
 * One JSON line for each event. The framework brings the logger, so it is asked for one; lines name a request by its
 * id, method and path, never by its query.
 */
export function openLog(level: string, stream: { write(line: string): void } = process.stderr): ServerLog {
  return Fastify({
    logger: {
      level,
      stream,
      redact: { paths: [...secretPaths, ...ROWS], censor: '[redacted]' },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      },
    },
  }).log;
}

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** One line when a request is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, actor, log } = request;
    const details = {
      method,
      path: pathOf(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user_id: actor?.user_id,
    };
    log.info(details, 'answered');
  });
}
