import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallClass, Endpoint } from '#contract/endpoint.ts';
import { fail } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { openCallCounts } from './call-counts.ts';

export type RateLimits = Readonly<Record<CallClass, number>>;

/** Calls in a minute for one session, key or (before anyone signed in) address. Every call counts as a read as well. */
export const RATE_LIMITS: RateLimits = { read: 300, write: 300, money: 30, export: 10, upload: 30 };

const KEYS_REMEMBERED_MAX = 10_000;

type Counted = Pick<Endpoint, 'class' | 'method'>;

export const classOf = ({ class: declared, method }: Counted): CallClass =>
  declared ?? (method === 'GET' ? 'read' : 'write');

export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
/** What counts the calls of an endpoint, or of a page that is none. */
export type CountCallsOf = (of: Counted) => CountCall;

/** Everything but looking is counted over all processes with each call; looking, within a second. */
const isExact = (kind: CallClass): boolean => kind !== 'read' && kind !== 'write';

/** A replay of an Idempotency-Key is the same money action again, so it counts only as a read. */
export function countCalls(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  limits: RateLimits,
): CountCallsOf {
  const counts = openCallCounts(deps);
  app.addHook('onClose', async () => counts.stop());
  const isReplay = rememberKeys();

  return (endpoint) => {
    const own = classOf(endpoint);
    const kinds: readonly CallClass[] = own === 'read' ? ['read'] : ['read', own];
    return async (request, reply) => {
      for (const kind of kinds) {
        const caller = `${kind} ${callerOf(request)}`;
        if (kind !== 'read' && isReplay(request, caller)) continue;
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
  actor ? (actor.session_id ?? `key ${actor.api_key_id}`) : `address ${ip}`;

/** Remembers the newest idempotency keys of each caller, and says whether one came before. */
function rememberKeys(): (request: FastifyRequest, caller: string) => boolean {
  const seen = new Set<string>();
  return (request, caller) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '' || key.length > 255) return false;
    const entry = `${caller} ${request.method} ${request.url} ${key}`;
    if (seen.has(entry)) return true;
    if (seen.size >= KEYS_REMEMBERED_MAX)
      for (const oldest of seen.values()) {
        seen.delete(oldest);
        break;
      }
    seen.add(entry);
    return false;
  };
}
