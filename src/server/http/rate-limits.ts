import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallClass, Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { addressGroup } from '../access/passwords/address-group.ts';
import type { Deps } from '../deps.ts';
import { isRepeatedRequest } from '../operations/repeated-request.ts';
import { openCallCounts } from './call-counts.ts';

/** What is counted: the calls of an endpoint by their class, and what strangers do: pages, tries to pay, reports of browsers. */
type Kind = CallClass | 'page' | 'till' | 'report';
export type RateLimits = Readonly<Record<Kind, number>>;

/**
 * Calls in a minute for one session, key or (before anyone signed in) visitor. Every call counts as a read as well. Pages are
 * many for one visitor: a family, an office or a whole mobile network may come from one address. So are tries to pay, of
 * which each cart has as many as a session has money actions.
 */
export const RATE_LIMITS: RateLimits = {
  read: 300,
  write: 300,
  money: 30,
  export: 10,
  upload: 30,
  page: 1200,
  till: 300,
  report: 300,
};

type Counted = Pick<Endpoint, 'class' | 'method'>;

export const classOf = ({ class: declared, method }: Counted): CallClass =>
  declared ?? (method === 'GET' ? 'read' : 'write');

export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
/** What counts the calls of an endpoint, or of a page that is none. */
export type CountCallsOf = (of: Counted) => CountCall;
/** What counts a stranger's try to pay for a cart. */
export type CountAtTill = (request: FastifyRequest, reply: FastifyReply, cart: string) => Promise<void>;
type CallLimits = Readonly<{
  countCallsOf: CountCallsOf;
  countPage: CountCall;
  countReport: CountCall;
  countAtTill: CountAtTill;
}>;

/** What moves money, makes files or sends them is counted over all processes with each call; everything else, within a second. */
const EXACT: readonly Kind[] = ['money', 'till', 'export', 'upload'];

/** A money action that is stored already is asked for again, not done again, so it counts only as a read. */
export function countCalls(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { limits, isShared }: Readonly<{ limits: RateLimits; isShared: (address: string) => boolean }>,
): CallLimits {
  const counts = openCallCounts(deps);
  app.addHook('onClose', async () => counts.stop());

  const count = async (
    kind: Kind,
    request: FastifyRequest,
    reply: FastifyReply,
    caller = callerOf(request),
  ): Promise<void> => {
    const counted = await counts.add(`${kind} ${caller}`, EXACT.includes(kind));
    reply.header('ratelimit-limit', limits[kind]);
    reply.header('ratelimit-remaining', Math.max(0, limits[kind] - counted.count));
    reply.header('ratelimit-reset', counted.endsInS);
    if (counted.count > limits[kind])
      throw fail('rest_too_many_requests', { retry_after_s: counted.endsInS });
  };

  return {
    countCallsOf: (endpoint) => {
      const own = classOf(endpoint);
      const kinds: readonly CallClass[] = own === 'read' ? ['read'] : ['read', own];
      return async (request, reply) => {
        for (const kind of kinds) {
          if (kind === 'money' && (await isRepetition(deps, request))) continue;
          await count(kind, request, reply);
        }
      };
    },
    // A proxy nobody named brings every shopper from its own address; they are not one visitor.
    countPage: async (request, reply) => {
      if (!isShared(request.ip)) await count('page', request, reply);
    },
    countReport: (request, reply) => count('report', request, reply),
    // The address first: whoever makes up carts is not written down with each of them.
    countAtTill: async (request, reply, cart) => {
      await count('till', request, reply);
      await count('money', request, reply, `cart ${cart} ${callerOf(request)}`);
    },
  };
}

const callerOf = ({ actor, ip }: FastifyRequest): string =>
  actor ? (actor.session_id ?? `key ${actor.api_key_id}`) : `address ${addressGroup(ip)}`;

/** Only what this caller has stored counts: a key alone says nothing, and a stranger at the checkout has stored nothing. */
async function isRepetition({ db }: Pick<Deps, 'db'>, { actor, headers }: FastifyRequest): Promise<boolean> {
  const key = headers['idempotency-key'];
  return (
    actor !== undefined && typeof key === 'string' && isRepeatedRequest({ db, actor, idempotency: { key } })
  );
}
