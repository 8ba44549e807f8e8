import type { FastifyRequest } from 'fastify';
import { type Endpoint, mayCall } from '#contract/kit/endpoint.ts';
import { type AppError, fail } from '#contract/kit/errors.ts';
import { refusedAs } from '#contract/kit/woocommerce-failures.ts';
import { lackingScope } from '#domain/people/key-scope.ts';
import { demandProof } from '../access/factors/demand-proof.ts';
import { findKeyHolder } from '../access/find-key-holder.ts';
import { findActor, isSuspended } from '../access/sessions.ts';
import { findSigner, type SignedCall } from '../access/signed-calls.ts';
import type { Actor, Deps } from '../deps.ts';
import { isHttps, readCookie, sessionCookieName } from './cookies.ts';
import { type KeyPair, keyPairOf, signedCallOf } from './key-credentials.ts';
import { isNonceOf } from './nonce.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config'>;
type Asked = Pick<Endpoint, 'method' | 'path' | 'capability' | 'also' | 'or' | 'class' | 'fresh' | 'speaks'>;

/** The token of the session cookie, whether or not its session still lives. */
export const sessionToken = ({ config }: Pick<Deps, 'config'>, request: FastifyRequest): string | undefined =>
  readCookie(request, sessionCookieName(isHttps(config, request)));

/** Who looks at a page. Pages only show; whatever changes something also asks for the nonce. */
export async function sessionOf(deps: Needs, request: FastifyRequest): Promise<Actor | undefined> {
  const token = sessionToken(deps, request);
  return token ? findActor(deps, token) : undefined;
}

/**
 * Who calls an endpoint, or a failure: an API key, by both its halves or by a signature, or the session cookie together with
 * its nonce. Nothing else in a request names anybody, and without the nonce a cookie names nobody.
 */
export async function actorOf(deps: Needs, request: FastifyRequest, endpoint: Asked): Promise<Actor> {
  const pair = keyPairOf(deps.config, request);
  const signed = pair ? undefined : signedCallOf(deps.config, request);
  const actor =
    pair || signed
      ? await byKey(deps, request, endpoint, { pair, signed })
      : await personWithNonce(deps, request, endpoint);
  if (!mayCall(endpoint, actor.capabilities)) throw refusal(endpoint, true);
  if (endpoint.fresh) await demandProof(deps, actor);
  return actor;
}

async function personWithNonce(deps: Needs, request: FastifyRequest, endpoint: Asked): Promise<Actor> {
  const token = sessionToken(deps, request);
  const actor = token ? await findActor(deps, token) : undefined;
  if (!actor && token && (await isSuspended(deps, token))) throw fail('account_suspended');
  const nonce = nonceOf(request);
  if (!actor || nonce === undefined) throw refusal(endpoint, false);
  if (!(await isNonceOf(deps, actor, nonce))) throw fail('rest_cookie_invalid_nonce');
  return actor;
}

type Claim = Readonly<{ pair: KeyPair | undefined; signed: SignedCall | undefined }>;

async function byKey(
  deps: Needs,
  request: FastifyRequest,
  endpoint: Asked,
  { pair, signed }: Claim,
): Promise<Actor> {
  const found = signed
    ? await findSigner(deps, signed, request.ip)
    : pair && (await findKeyHolder(deps, pair, request.ip));
  if (found === 'wrong_secret' && endpoint.speaks === 'woocommerce')
    throw fail('woocommerce_rest_authentication_error', { why: 'secret', signed_in: false });
  if (!found || found === 'wrong_secret') throw refusal(endpoint, false);
  if (found.isExpired) throw fail('api_key_expired');
  const lacking = lackingScope(found.scope, changesSomething(endpoint));
  if (lacking) throw scopeRefusal(endpoint, lacking);
  return found.actor;
}

/** Tools for stores know a refusal by the words that stores use. */
const refusal = (endpoint: Asked, signed_in: boolean): AppError =>
  endpoint.speaks === 'woocommerce'
    ? fail(refusedAs(endpoint), { signed_in, of: endpoint.path.endsWith('/:id') ? 'one' : 'list' })
    : fail('rest_forbidden', { signed_in });

const scopeRefusal = ({ speaks }: Asked, lacking: 'read' | 'write'): AppError => {
  if (speaks === 'woocommerce')
    return fail('woocommerce_rest_authentication_error', { why: lacking, signed_in: true });
  return fail(lacking === 'write' ? 'rest_key_read_only' : 'rest_key_write_only');
};

const changesSomething = ({ method, class: kind }: Asked): boolean =>
  method !== 'GET' || (kind !== undefined && kind !== 'read');

const nonceOf = ({ headers, query }: FastifyRequest): string | undefined => {
  const given = headers['x-wp-nonce'] ?? (query as Readonly<Record<string, unknown>>)._wpnonce;
  return typeof given === 'string' && given !== '' ? given : undefined;
};
