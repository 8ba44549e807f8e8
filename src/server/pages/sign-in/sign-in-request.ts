import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import { placeOf } from '../../access/factors/passkeys.ts';
import type { Visitor } from '../../access/let-in.ts';
import type { Deps } from '../../deps.ts';
import { deviceCookieName, isHttps, readCookie } from '../../http/cookies.ts';
import { readBody } from '../../http/read-bytes.ts';
import { sessionToken } from '../../http/session.ts';

const GONE_RETRY_S = 5;

/** These pages take what a form sends, and nothing else does. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: Readable) =>
      new URLSearchParams((await readBody(request, payload)).toString('utf8')),
  );
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** One text of a query; lists and nested values count as missing. */
export const textOf = (query: unknown, name: string): string | undefined => {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return undefined;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value : undefined;
};

/** Whether this store has an address that passkeys can belong to. */
export const hasPasskeys = (deps: Pick<Deps, 'config'>): boolean => !('problem' in placeOf(deps));

export const visitorOf = (
  deps: Pick<Deps, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Visitor => ({
  ip: request.ip,
  user_agent: request.headers['user-agent'] ?? '',
  token: sessionToken(deps, request),
  device: readCookie(request, deviceCookieName(isHttps(deps.config, request))),
  signal: hangUpOf(reply),
});

/** Ends when the visitor goes away before the answer; nobody reads what they are told then. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(fail('wcpay_unavailable', { retry_after_s: GONE_RETRY_S }));
  });
  return gone.signal;
}

/**
 * With `no-referrer` browsers send the forms of a page with the origin `null`, which could be anybody's;
 * `same-origin` tells us alone where a form came from.
 */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('referrer-policy', 'same-origin').type('text/html; charset=utf-8').send(page);
