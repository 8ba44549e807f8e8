import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, fail } from '#contract/kit/errors.ts';
import { addressGroup } from '../access/passwords/address-group.ts';
import { hasBody } from './limit-bodies.ts';

type RequestLimits = Readonly<{
  /** But for streams, which have limits of their own and may go on for an hour. */
  all: number;
  ofOneVisitor: number;
  /** Speaks for many people, so only the limit of all holds for it. */
  isShared: (address: string) => boolean;
}>;

const RETRY_AFTER_S = 2;
const LIFE_PATH = '/healthz';

/**
 * How much is worked on at once. A proxy brings everybody over its own connections, so a visitor's share is counted here, where
 * it is known who they are, and not by connections. Whoever watches the process must be able to see that it lives.
 */
export function limitRequestsUnderWay(
  app: FastifyInstance,
  { all, ofOneVisitor, isShared }: RequestLimits,
): void {
  let count = 0;
  const countOf = new Map<string, number>();
  const change = (visitor: string, by: 1 | -1) => {
    const changed = (countOf.get(visitor) ?? 0) + by;
    if (changed > 0) countOf.set(visitor, changed);
    else countOf.delete(visitor);
  };

  const enter = ({ routeOptions }: FastifyRequest, reply: FastifyReply): AppError | undefined => {
    if (routeOptions.config?.endpoint?.stream) return undefined;
    if (count >= all) return fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
    count += 1;
    reply.raw.once('close', () => {
      count -= 1;
    });
    return undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { ip, url, raw } = request;
    if (url === LIFE_PATH) return done();
    const visitor = addressGroup(ip);
    if (!isShared(ip) && (countOf.get(visitor) ?? 0) >= ofOneVisitor)
      return done(fail('rest_too_many_requests', { retry_after_s: RETRY_AFTER_S }));
    change(visitor, 1);
    reply.raw.once('close', () => change(visitor, -1));
    done(hasBody(raw) ? undefined : enter(request, reply));
  });
  // While a body arrives nothing is done; those who never end it must not use up what there is for others.
  app.addHook('preHandler', (request, reply, done) => {
    done(hasBody(request.raw) ? enter(request, reply) : undefined);
  });
}
