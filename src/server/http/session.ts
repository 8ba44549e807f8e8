import type { FastifyRequest } from 'fastify';
import { type Endpoint, mayCall } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { demandProof } from '../access/factors/demand-proof.ts';
import { findKeyHolder } from '../access/find-key-holder.ts';
import { findActor, isSuspended } from '../access/sessions.ts';
import type { Actor, Deps } from '../deps.ts';
import { isHttps, readCookie, sessionCookieName } from './cookies.ts';
import { isNonceOf } from './nonce.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config'>;
type Asked = Pick<Endpoint, 'method' | 'capability' | 'also' | 'or' | 'class' | 'fresh'>;

/** The token of the session cookie, whether or not its session still lives. */
export const sessionToken = ({ config }: Pick<Deps, 'config'>, request: FastifyRequest): string | undefined =>
  readCookie(request, sessionCookieName(isHttps(config, request)));

/** Who looks at a page. Pages only show; whatever changes something also asks for the nonce. */
export async function sessionOf(deps: Needs, request: FastifyRequest): Promise<Actor | undefined> {
  const token = sessionToken(deps, request);
  return token ? findActor(deps, token) : undefined;
}

/**
 * Who calls an endpoint, or a failure: an API key by HTTP Basic, or the session cookie together with its nonce.
 * Nothing else in a request names anybody, and without the nonce a cookie names nobody.
 */
export async function actorOf(deps: Needs, request: FastifyRequest, endpoint: Asked): Promise<Actor> {
  const credentials = apiKeyOf(request);
  const actor = credentials
    ? await keyHolder(deps, request, credentials, endpoint)
    : await personWithNonce(deps, request);
  if (!mayCall(endpoint, actor.capabilities)) throw fail('rest_forbidden', { signed_in: true });
  if (endpoint.fresh) await demandProof(deps, actor);
  return actor;
}

async function personWithNonce(deps: Needs, request: FastifyRequest): Promise<Actor> {
  const token = sessionToken(deps, request);
  const actor = token ? await findActor(deps, token) : undefined;
  if (!actor && token && (await isSuspended(deps, token))) throw fail('account_suspended');
  const nonce = nonceOf(request);
  if (!actor || nonce === undefined) throw fail('rest_forbidden', { signed_in: false });
  if (!(await isNonceOf(deps, actor, nonce))) throw fail('rest_cookie_invalid_nonce');
  return actor;
}

async function keyHolder(
  deps: Needs,
  request: FastifyRequest,
  credentials: Credentials,
  endpoint: Asked,
): Promise<Actor> {
  const found = await findKeyHolder(deps, credentials, request.ip);
  if (!found) throw fail('rest_forbidden', { signed_in: false });
  if (found.isExpired) throw fail('api_key_expired');
  if (found.scope === 'read' && changesSomething(endpoint)) throw fail('rest_key_read_only');
  return found.actor;
}

const changesSomething = ({ method, class: kind }: Asked): boolean =>
  method !== 'GET' || (kind !== undefined && kind !== 'read');

const nonceOf = ({ headers, query }: FastifyRequest): string | undefined => {
  const given = headers['x-wp-nonce'] ?? (query as Readonly<Record<string, unknown>>)._wpnonce;
  return typeof given === 'string' && given !== '' ? given : undefined;
};

type Credentials = Readonly<{ consumer_key: string; consumer_secret: string }>;

/** Other names than `ck_…` are left alone: a proxy in front of the store may ask for a password of its own. */
function apiKeyOf({ headers }: FastifyRequest): Credentials | undefined {
  const encoded = /^basic +([\w+/=-]+) *$/i.exec(headers.authorization ?? '')?.[1];
  const [, consumer_key, consumer_secret] =
    /^(ck_[^:]*):(.*)$/.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return consumer_key && consumer_secret !== undefined ? { consumer_key, consumer_secret } : undefined;
}
