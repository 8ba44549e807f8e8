import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import type { Actor } from '../deps.ts';
import { doOrAsk } from './do-or-ask.ts';
import { type CountCallsOf, classOf } from './rate-limits.ts';
import { readInput } from './read-input.ts';
import { limitRefusedCallers } from './refused-callers.ts';
import { contextOf, namedReply, type ServingDeps } from './request-context.ts';
import { Headed, type Route } from './route.ts';
import { isCrossSite } from './same-origin.ts';
import { MCP_PATH } from './security-headers.ts';
import { actorOf } from './session.ts';

type Sent = Readonly<Record<string, unknown>>;

/** A program behind an API key that asks in its person's name, and what it may touch: the calls of the contract. */
export type Assistant = Readonly<{
  actor: Actor;
  /** Makes one call, under every rule that holds for it over HTTP. What would change something is only proposed. */
  call: (endpoint: Endpoint, sent: Sent, note?: string) => Promise<unknown>;
  context: Pick<ServingDeps, 'db' | 'config' | 'now' | 'log'>;
  requestId: string;
}>;

/** What is answered to one message; nothing for one that awaits no answer. */
export type AnswerMessage = (assistant: Assistant, message: unknown) => Promise<unknown>;

type Serving = Readonly<{
  routes: readonly Route[];
  countCallsOf: CountCallsOf;
  isShared: (address: string) => boolean;
  answer: AnswerMessage;
}>;

/** Every key may knock; what it may read or propose is asked anew with each call. */
const KNOCKING = { method: 'GET', path: MCP_PATH, capability: 'signed_in' } as const;

/**
 * Where assistants ask, by the Model Context Protocol: one message, one answer, nothing kept in between. What they may do
 * is what their key may, by the same functions; what would change something becomes a request that a person approves.
 */
export function mcpEndpoint(app: FastifyInstance, deps: ServingDeps, serving: Serving): void {
  const { routes, countCallsOf, isShared, answer } = serving;
  const limitRefused = limitRefusedCallers(deps, isShared);
  const countMessage = countCallsOf({ method: 'GET' });
  const publicOrigin = new URL(deps.config.publicUrl).origin;
  const routeOf = new Map(routes.map((route) => [route.endpoint, route]));

  const call = async (request: FastifyRequest, reply: FastifyReply, [endpoint, sent, note]: Asked) => {
    const route = routeOf.get(endpoint);
    assert(route, 'an assistant asks for what is served');
    const actor = await actorOf(deps, request, endpoint);
    await countCallsOf(endpoint)(request, reply);
    const input = readInput(endpoint, inPlaces(endpoint, sent));
    const context = {
      ...contextOf(deps, request, reply),
      actor: { ...actor, proposes: true, assistant: true },
      note,
    };
    assert(classOf(endpoint) !== 'export', 'no assistant takes files');
    const answered = await deps.requestsFirst.answer(async () => doOrAsk(route, context, input));
    return namedReply(endpoint, answered instanceof Headed ? answered.body : answered, actor);
  };

  app.post(MCP_PATH, {
    onRequest: async (request, reply) => {
      if (isCrossSite(request.headers, publicOrigin)) throw fail('rest_cross_site');
      request.actor = await limitRefused(request, () => actorOf(deps, request, KNOCKING));
      // A page in a browser has its own ways; a session must not become a tool of whatever runs beside it.
      if (request.actor.api_key_id === undefined) throw fail('rest_forbidden', { signed_in: true });
      await countMessage(request, reply);
    },
    handler: async (request, reply) => {
      const { actor } = request;
      assert(actor, 'who asks is known');
      const { db, config, now, log } = contextOf(deps, request, reply);
      const answered = await answer(
        {
          actor,
          call: (...asked) => call(request, reply, asked),
          context: { db, config, now, log },
          requestId: request.id,
        },
        request.body,
      );
      return answered === undefined ? reply.code(202).send() : reply.send(answered);
    },
  });
}

type Asked = Parameters<Assistant['call']>;

/** What stands in the path is read as strictly as if it had come in an address. */
function inPlaces({ path }: Endpoint, sent: Sent) {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  const params = entries
    .filter(([name]) => places.includes(name))
    .map(([name, value]) => [name, String(value)]);
  const rest = Object.fromEntries(entries.filter(([name]) => !places.includes(name)));
  return { params: Object.fromEntries(params), query: rest, body: rest };
}
