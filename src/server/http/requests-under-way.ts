import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** One request: whether its caller is still there, and whether it is worked on. Either may end first. */
type Turn = { readonly visitor: string; isOpen: boolean; isWorkedOn: boolean };

const RETRY_AFTER_S = 2;
const LIFE_PATH = '/healthz';

/**
 * How much is worked on at once: until the answer is made, whether or not anybody still waits for it or reads it. A proxy
 * brings everybody over its own connections, so a visitor's share is counted here, where it is known who they are, and not by
 * connections; it includes what they do not read. Whoever watches the process must be able to see that it lives. Answers how to
 * ask how many are worked on.
 */
export function limitRequestsUnderWay(
  app: FastifyInstance,
  { all, ofOneVisitor, isShared }: RequestLimits,
): () => number {
  let count = 0;
  const countOf = new Map<string, number>();
  const turns = new WeakMap<FastifyRequest, Turn>();

  const change = (turn: Turn, to: Partial<Pick<Turn, 'isOpen' | 'isWorkedOn'>>) => {
    const before = { ...turn };
    Object.assign(turn, to);
    count += Number(turn.isWorkedOn) - Number(before.isWorkedOn);
    const held = (countOf.get(turn.visitor) ?? 0) + places(turn) - places(before);
    if (held > 0) countOf.set(turn.visitor, held);
    else countOf.delete(turn.visitor);
  };

  const beginWork = (request: FastifyRequest): AppError | undefined => {
    const turn = turns.get(request);
    if (!turn || request.routeOptions.config?.endpoint?.stream) return undefined;
    if (count >= all) return fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
    change(turn, { isWorkedOn: true });
    return undefined;
  };
  const endWork = (request: FastifyRequest) => {
    const turn = turns.get(request);
    if (turn) change(turn, { isWorkedOn: false });
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { ip, url, raw } = request;
    if (url === LIFE_PATH) return done();
    const visitor = addressGroup(ip);
    if (!isShared(ip) && (countOf.get(visitor) ?? 0) >= ofOneVisitor)
      return done(fail('rest_too_many_requests', { retry_after_s: RETRY_AFTER_S }));
    const turn = { visitor, isOpen: false, isWorkedOn: false };
    turns.set(request, turn);
    change(turn, { isOpen: true });
    reply.raw.once('close', () => {
      change(turn, { isOpen: false });
      if (reply.sent) endWork(request); // Somebody else may have answered, past all hooks.
    });
    done(hasBody(raw) ? undefined : beginWork(request));
  });
  // While a body arrives nothing is done; those who never end it must not use up what there is for others.
  app.addHook('preHandler', (request, _, done) => {
    done(hasBody(request.raw) ? beginWork(request) : undefined);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    endWork(request);
    done();
  });
  // What has no answer for somebody who left ends here.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      const end = () => endWork(request);
      if (answer instanceof Promise) void answer.then(end, end);
      return answer;
    };
  });
  return () => count;
}

const places = ({ isOpen, isWorkedOn }: Turn): number => Number(isOpen || isWorkedOn);
