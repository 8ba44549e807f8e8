import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, appError, fail } from '#contract/kit/errors.ts';
import { asFailure, errorText } from './error-answer.ts';
import { failurePage } from './failure-pages.ts';
import { endSoon } from './last-words.ts';
import { logOf } from './log.ts';
import { isTurnedAway, openRefusalLines, type RefusalLines } from './refusal-lines.ts';
import { headersFor } from './security-headers.ts';

type Answering = Readonly<{ bodyBytesMax: number; refusals?: RefusalLines }>;

/**
 * Answers any error as `{ code, message, data }`. What the caller did not cause is logged, and named by its request id; those
 * whom we turn away are counted.
 */
function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { bodyBytesMax, refusals }: Answering,
) {
  const known = asFailure(error, { bodyBytesMax });
  if (known && refusals && isTurnedAway(known)) refusals.count(known, error);
  else if (!known || known.status >= 500) logOf(request).error({ err: error }, 'request failed');
  const failure = known ?? appError('wcpay_server_error', { request_id: request.id });
  request.failure = failure.code;

  const retryAfterS = failure.details.retry_after_s;
  if (typeof retryAfterS === 'number') reply.header('retry-after', retryAfterS);
  // The framework would end the connection with the answer to a body it has not read, and who still sends would lose the
  // answer on the way. It ends a moment later: see `endUnless`.
  if (!request.raw.complete) reply.removeHeader('connection');
  const page = failurePage(request, failure);
  if (page !== undefined) return reply.code(failure.status).type('text/html; charset=utf-8').send(page);
  const { text, isCut } = errorText(failure);
  if (isCut) logOf(request).error({ code: failure.code }, 'the details of a failure are over their limit');
  reply.type('application/json; charset=utf-8');
  if (wantsEnvelope(request))
    return reply.code(200).send(`{"body":${text},"status":${failure.status},"headers":{}}`);
  return reply.code(failure.status).send(text);
}

/** Callers of a store that see neither status nor headers: a refusal travels inside, too. */
const wantsEnvelope = ({ routeOptions, query }: FastifyRequest): boolean =>
  routeOptions?.config?.endpoint?.speaks === 'woocommerce' &&
  (query as Readonly<Record<string, unknown>> | null)?._envelope !== undefined;

export function answerErrors(app: FastifyInstance, bodyBytesMax: number): void {
  const refusals = openRefusalLines(app.log);
  app.addHook('onClose', async () => refusals.stop());
  app.setErrorHandler((error, request, reply) =>
    answerError(error, request, reply, { bodyBytesMax, refusals }),
  );
}

/** Errors that come before any route: an address that cannot be decoded, an id of kilobytes. Hooks have not run yet. */
export const answerFrameworkError =
  (https: boolean, bodyBytesMax: number) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersFor(request.url, https)).header('x-request-id', request.id);
    answerError(error, request, reply, { bodyBytesMax });
  };

/** Errors below HTTP: unreadable bytes, headers too large or too slow, bodies that must not go on. All there is is a socket. */
export const answerClientError =
  (https: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const failure = error instanceof AppError ? error : clientFailure(error.code);
    const retryAfterS = failure.details.retry_after_s;
    const { text: body } = errorText(failure);
    const headers = {
      ...headersFor('/wp-json', https),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      ...(typeof retryAfterS === 'number' && { 'retry-after': String(retryAfterS) }),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    endSoon(socket, `HTTP/1.1 ${failure.status} ${failure.code}\r\n${lines.join('')}\r\n${body}`);
  };

const clientFailure = (code: string | undefined): AppError => {
  if (code === 'HPE_HEADER_OVERFLOW') return fail('rest_headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return fail('rest_request_timeout');
  return fail('rest_bad_request');
};
