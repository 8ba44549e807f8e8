import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { addressOf, type Endpoint, mayCall } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { pickFields } from '#domain/woocommerce/pick-fields.ts';
import type { Actor } from '../deps.ts';
import { Written } from '../rows/written.ts';
import { attachment } from './content-disposition.ts';
import { addressesOfStore, describedAt } from './describe-store.ts';
import { doOrAsk } from './do-or-ask.ts';
import { checkCapability } from './public-endpoints.ts';
import { type CountCallsOf, classOf } from './rate-limits.ts';
import { readInput } from './read-input.ts';
import { readStoreQuery } from './read-query.ts';
import { limitRefusedCallers } from './refused-callers.ts';
import { contextOf, NOBODY, namedReply, type ServingDeps } from './request-context.ts';
import { Headed, type Route, type Streamed } from './route.ts';
import { isCrossSite } from './same-origin.ts';
import { actorOf } from './session.ts';
import { routeUpload } from './upload-form.ts';
import { withholdWritten } from './withhold.ts';

type Limits = Readonly<{
  countCallsOf: CountCallsOf;
  /** Speaks for many people, as a proxy does. */
  isShared: (address: string) => boolean;
}>;

/** Puts every declared endpoint on the server. Deny by default: who calls is settled before the body is read. */
export function mount(
  app: FastifyInstance,
  deps: ServingDeps,
  routes: readonly Route[],
  { countCallsOf, isShared }: Limits,
): void {
  const limitRefused = limitRefusedCallers(deps, isShared);
  const publicOrigin = new URL(deps.config.publicUrl).origin;
  for (const route of routes) {
    const { endpoint } = route;
    checkCapability(endpoint);
    const countCall = countCallsOf(endpoint);
    const { upload } = endpoint;
    const options: RouteOptions = {
      method: endpoint.method,
      url: addressOf(endpoint),
      // Asking only for the head of something that acts must not act.
      exposeHeadRoute: endpoint.method === 'GET' && classOf(endpoint) === 'read' && !endpoint.stream,
      config: { endpoint },
      ...(endpoint.stream && { compress: false }),
      onRequest: async (request, reply) => {
        if (isCrossSite(request.headers, publicOrigin)) throw fail('rest_cross_site');
        if (wantsScript(endpoint, request)) throw fail('rest_callback_disabled');
        if (endpoint.capability !== 'public')
          request.actor = await limitRefused(request, () => actorOf(deps, request, endpoint));
        await countCall(request, reply);
        refuseEncodedBody(request);
      },
      handler: async (request, reply) => {
        const { params, body } = request;
        const query = endpoint.speaks === 'woocommerce' ? readStoreQuery(request.url) : request.query;
        const input = readInput(endpoint, { query, params, body });
        const answer = async () => doOrAsk(route, contextOf(deps, request, reply), input);
        // A stream was checked by its type; everything else leaves as the contract names it, and no more.
        return endpoint.stream
          ? sendStream(reply, (await answer()) as Streamed)
          : sendNamed(reply, endpoint, await deps.requestsFirst.answer(answer), {
              actor: request.actor ?? NOBODY,
              form: query as Form,
            });
      },
    };
    if (upload) routeUpload(app, upload, options);
    else app.route(options);
  }
  for (const endpoints of addressesOfStore(routes.map(({ endpoint }) => endpoint)).values())
    mountDescription(app, endpoints, {
      letIn: (request, asked) => limitRefused(request, () => actorOf(deps, request, asked)),
      countCallsOf,
    });
}

type Describing = Readonly<{
  letIn: (request: FastifyRequest, asked: Endpoint) => Promise<Actor>;
  countCallsOf: CountCallsOf;
}>;

/** Whoever may read something at an address may ask what there is; a stranger is told nothing, unlike in a store. */
function mountDescription(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  { letIn, countCallsOf }: Describing,
): void {
  const [first] = endpoints;
  if (!first) return;
  const { fresh: _, ...rest } = first;
  const asked: Endpoint = { ...rest, method: 'GET', class: 'read' };
  const countCall = countCallsOf(asked);
  app.route({
    method: 'OPTIONS',
    url: addressOf(first),
    config: { endpoint: first },
    onRequest: async (request, reply) => {
      request.actor = await letIn(request, asked);
      await countCall(request, reply);
    },
    handler: async (request, reply) => {
      const held = request.actor?.capabilities ?? [];
      const allowed = endpoints.filter((one) => mayCall(one, held)).map(({ method }) => method);
      return reply.header('allow', allowed.join(', ')).send(describedAt(endpoints));
    },
  });
}
/** An answer that is no script would fail without a word in the page that asked for one. */
const wantsScript = ({ speaks }: Endpoint, { query }: FastifyRequest): boolean =>
  speaks === 'woocommerce' && (query as Readonly<Record<string, unknown>>)._jsonp !== undefined;

/** A small compressed body can unfold to gigabytes, and nobody needs to send one. */
function refuseEncodedBody({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw fail('rest_unsupported_media_type');
}

/** How a store's answer is wanted. */
type Form = Readonly<{ _fields?: unknown; _envelope?: unknown }>;

/** The one door for replies: what their reader may not see stays behind it. */
function sendNamed(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: unknown,
  { actor, form }: Readonly<{ actor: Actor; form: Form }>,
): unknown {
  const { body, headers } = answer instanceof Headed ? answer : new Headed(answer, {});
  const made = endpoint.creates ? { location: selfOf(body) } : {};
  reply.headers({ ...headers, ...made });
  if (isKept(reply, headers)) return reply.code(304).send();
  if (body instanceof Written)
    return sendJson(reply, withholdWritten(endpoint.reply, body.bytes, actor.capabilities));
  const seen = namedReply(endpoint, body, actor);
  const isStore = endpoint.speaks === 'woocommerce';
  const status = endpoint.creates ? 201 : 200;
  const picked = isStore ? pickFields(seen, form._fields) : seen;
  // For callers that see neither status nor headers: these travel inside, and the answer itself is 200.
  const isWrapped = isStore && form._envelope !== undefined;
  const named = isWrapped ? { body: picked, status, headers: { ...headers, ...made } } : picked;
  if (!isWrapped) reply.code(status);
  const isJson = typeof named === 'object' && named !== null;
  return isJson ? sendJson(reply, Buffer.from(JSON.stringify(named))) : named;
}

/** Whoever asks has it already, and says so by its mark. */
const isKept = ({ request }: FastifyReply, { etag }: Readonly<{ etag?: string }>): boolean =>
  etag !== undefined && request.headers['if-none-match'] === etag;

/** Where what was made can be read again, as it says itself. */
const selfOf = (made: unknown): string =>
  (made as Readonly<{ _links?: Readonly<{ self?: readonly Readonly<{ href: string }>[] }> }>)._links
    ?.self?.[0]?.href ?? '';

/** As bytes: whoever compresses and measures text would turn it into bytes again, each for itself. */
const sendJson = (reply: FastifyReply, bytes: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(bytes);

function sendStream(reply: FastifyReply, { body, contentType, filename, keep }: Streamed): FastifyReply {
  if (keep) {
    reply.header('etag', keep.etag).header('cache-control', `public, max-age=${keep.seconds}`);
    if (isKept(reply, keep)) return reply.code(304).send();
  }
  if (filename !== undefined) reply.header('content-disposition', attachment(filename));
  return reply.type(contentType).send(body);
}
