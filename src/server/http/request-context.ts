import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Actor, Deps } from '../deps.ts';
import { compiled } from '../rows/compiled-schema.ts';
import { Written } from '../rows/written.ts';
import { approvalNote } from './do-or-ask.ts';
import { idempotencyOf } from './idempotency.ts';
import { logOf } from './log.ts';
import type { Context } from './route.ts';
import { withhold, withholdWritten } from './withhold.ts';

export type ServingDeps = Deps & Pick<Context, 'live'>;

export const NOBODY: Actor = { user_id: 0, email: '', first_name: '', capabilities: [] };

/** Field by field: starting from a copy of what all requests share takes a hundred times as long. */
export const contextOf = (
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

/** A reply as the contract names it, and no more, without what its reader may not see. */
export const namedReply = (
  { reply }: Pick<Endpoint, 'reply'>,
  body: unknown,
  { capabilities }: Actor,
): unknown =>
  body instanceof Written
    ? JSON.parse(withholdWritten(reply, body.bytes, capabilities).toString('utf8'))
    : withhold(reply, compiled(reply).parse(body), capabilities);
