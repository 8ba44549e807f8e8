import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { addressOf, type Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { pickFields } from '#domain/woocommerce/pick-fields.ts';
import type { Actor, Deps } from '../deps.ts';
import { compiled } from '../rows/compiled-schema.ts';
import { Written } from '../rows/written.ts';
import { attachment } from './content-disposition.ts';
import { approvalNote, doOrAsk } from './do-or-ask.ts';
import { idempotencyOf } from './idempotency.ts';
import { logOf } from './log.ts';
import { checkCapability } from './public-endpoints.ts';
import { type CountCallsOf, classOf } from './rate-limits.ts';
import { readInput } from './read-input.ts';
import { readStoreQuery } from './read-query.ts';
import { limitRefusedCallers } from './refused-callers.ts';
import { type Context, Headed, type Route, type Streamed } from './route.ts';
import { isCrossSite } from './same-origin.ts';
import { actorOf } from './session.ts';
import { routeUpload } from './upload-form.ts';
import { withhold, withholdWritten } from './withhold.ts';

type ServingDeps = Deps & Pick<Context, 'live'>;
type Limits = Readonly<{
  countCallsOf: CountCallsOf;
  /** Speaks for many people, as a proxy does. */
  isShared: (address: string) => boolean;
}>;

const NOBODY: Actor = { user_id: 0, email: '', first_name: '', capabilities: [] };

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
              fields: (query as Readonly<Record<string, unknown>>)._fields,
            });
      },
    };
    if (upload) routeUpload(app, upload, options);
    else app.route(options);
  }
}

/** Field by field: starting from a copy of what all requests share takes a hundred times as long. */
const contextOf = (
  {
    db,
    pool,
    direct,
    rows,
    replica,
    config,
    store,
    provider,
    simulator,
    foreignFiles,
    requestsFirst,
    tally,
    now,
    live,
  }: ServingDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Context => ({
  db,
  pool,
  direct,
  rows,
  config,
  store,
  provider,
  foreignFiles,
  requestsFirst,
  now,
  live,
  ...(simulator && { simulator }),
  ...(replica && { replica }),
  ...(tally && { tally }),
  log: logOf(request),
  actor: request.actor ?? NOBODY,
  requestId: request.id,
  ip: request.ip,
  idempotency: idempotencyOf(request, reply),
  note: approvalNote(request.headers),
});

/** A small compressed body can unfold to gigabytes, and nobody needs to send one. */
function refuseEncodedBody({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw fail('rest_unsupported_media_type');
}

/** The one door for replies: what their reader may not see stays behind it. */
function sendNamed(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: unknown,
  { actor: { capabilities }, fields }: Readonly<{ actor: Actor; fields: unknown }>,
): unknown {
  if (answer instanceof Written)
    return sendJson(reply, withholdWritten(endpoint.reply, answer.bytes, capabilities));
  const { body, headers } = answer instanceof Headed ? answer : new Headed(answer, {});
  const seen = withhold(endpoint.reply, compiled(endpoint.reply).parse(body), capabilities);
  const named = endpoint.speaks === 'woocommerce' ? pickFields(seen, fields) : seen;
  const isJson = typeof named === 'object' && named !== null;
  reply.headers(headers);
  if (endpoint.creates) reply.code(201).header('location', selfOf(body));
  return isJson ? sendJson(reply, Buffer.from(JSON.stringify(named))) : named;
}

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
    if (reply.request.headers['if-none-match'] === keep.etag) return reply.code(304).send();
  }
  if (filename !== undefined) reply.header('content-disposition', attachment(filename));
  return reply.type(contentType).send(body);
}
