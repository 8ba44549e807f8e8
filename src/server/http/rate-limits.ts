import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallClass, Endpoint } from '#contract/endpoint.ts';
import { fail } from '#contract/errors.ts';
import { addressGroup } from '../access/passwords/address-group.ts';
import type { Deps } from '../deps.ts';
import { isRepeatedRequest } from '../operations/repeated-request.ts';
import { openCallCounts } from './call-counts.ts';

export type RateLimits = Readonly<Record<CallClass, number>>;

/** Calls in a minute for one session, key or (before anyone signed in) address. Every call counts as a read as well. */
export const RATE_LIMITS: RateLimits = { read: 300, write: 300, money: 30, export: 10, upload: 30 };

type Counted = Pick<Endpoint, 'class' | 'method'>;

export const classOf = ({ class: declared, method }: Counted): CallClass =>
  declared ?? (method === 'GET' ? 'read' : 'write');

export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
/** What counts the calls of an endpoint, or of a page that is none. */
export type CountCallsOf = (of: Counted) => CountCall;

/** Everything but looking is counted over all processes with each call; looking, within a second. */
const isExact = (kind: CallClass): boolean => kind !== 'read' && kind !== 'write';

/** A money action that is stored already is asked for again, not done again, so it counts only as a read. */
export function countCalls(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  limits: RateLimits,
): CountCallsOf {
  const counts = openCallCounts(deps);
  app.addHook('onClose', async () => counts.stop());

  return (endpoint) => {
    const own = classOf(endpoint);
    const kinds: readonly CallClass[] = own === 'read' ? ['read'] : ['read', own];
    return async (request, reply) => {
      for (const kind of kinds) {
        const caller = `${kind} ${callerOf(request)}`;
        if (kind === 'money' && (await isRepetition(deps, request))) continue;
        const { count, endsInS } = await counts.add(caller, isExact(kind));
        reply.header('ratelimit-limit', limits[kind]);
        reply.header('ratelimit-remaining', Math.max(0, limits[kind] - count));
        reply.header('ratelimit-reset', endsInS);
        if (count > limits[kind]) throw fail('rest_too_many_requests', { retry_after_s: endsInS });
      }
    };
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
