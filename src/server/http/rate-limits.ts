import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallClass, Endpoint } from '#contract/endpoint.ts';
import { fail } from '#contract/errors.ts';

export type RateLimits = Readonly<Record<CallClass, number>>;

/** Calls in a minute for one session, key or (before anyone signed in) address. Every call counts as a read as well. */
export const RATE_LIMITS: RateLimits = { read: 300, write: 300, money: 30, export: 10, upload: 30 };

const WINDOW_MS = 60_000;
const KEYS_REMEMBERED_MAX = 10_000;

export const classOf = ({ class: declared, method }: Endpoint): CallClass =>
  declared ?? (method === 'GET' ? 'read' : 'write');

export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counts are kept in this process: with several processes on one database each has its own. A replay of an
 * Idempotency-Key is the same money action again, so it counts only as a read.
 */
export async function countCalls(
  app: FastifyInstance,
  limits: RateLimits,
): Promise<(of: Endpoint) => CountCall> {
  await app.register(rateLimit, { global: false, cache: KEYS_REMEMBERED_MAX });
  const isReplay = rememberKeys();
  const counter = (kind: CallClass) =>
    app.createRateLimit({
      max: limits[kind],
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => `${kind} ${callerOf(request)}`,
      ...(kind !== 'read' && { allowList: (request, key) => isReplay(request, key) }),
    });
  const counters = {
    read: counter('read'),
    write: counter('write'),
    money: counter('money'),
    export: counter('export'),
    upload: counter('upload'),
  };

  return (endpoint) => {
    const kind = classOf(endpoint);
    const counted = kind === 'read' ? [counters.read] : [counters.read, counters[kind]];
    return async (request, reply) => {
      for (const count of counted) {
        const state = await count(request);
        if (state.isAllowed) continue;
        reply.header('ratelimit-limit', state.max);
        reply.header('ratelimit-remaining', state.remaining);
        reply.header('ratelimit-reset', state.ttlInSeconds);
        if (state.isExceeded) throw fail('rest_too_many_requests', { retry_after_s: state.ttlInSeconds });
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
