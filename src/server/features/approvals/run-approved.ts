import { mayCall } from '#contract/kit/endpoint.ts';
import { AppError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { ApprovalNeeded } from '../../approvals/approval-needed.ts';
import { type ApprovalRow, takeApproved } from '../../approvals/approval-repository.ts';
import { endpointName } from '../../approvals/ask-approval.ts';
import { findAsker } from '../../approvals/find-asker.ts';
import { finishApproval } from '../../approvals/finish-approval.ts';
import type { Deps } from '../../deps.ts';
import type { Context, Route } from '../../http/route.ts';
import { findByKey } from '../../operations/operation-repository.ts';
import { Written } from '../../rows/written.ts';

/** Longer than a provider may think: whoever carries it out has ended by then, or is no more. */
const TAKEN_FOR_S = 30;

/** These say nothing about the end: it is asked again, under the same key. */
const NOT_FINAL: readonly ErrorCode[] = [
  'operation_in_progress',
  'operation_needs_attention',
  'provider_rate_limited',
  'rest_too_many_requests',
];

export type RunningDeps = Deps & Pick<Context, 'live'>;

export const routeOf = (
  routes: readonly Route[],
  { endpoint }: Pick<ApprovalRow, 'endpoint'>,
): Route | undefined => routes.find((route) => endpointName(route.endpoint) === endpoint);

/** What the call is made with: as whoever asked, under the key that was fixed when they did. */
export async function askersContext(deps: RunningDeps, row: ApprovalRow): Promise<Context | undefined> {
  const actor = await findAsker(deps, row);
  if (!actor) return undefined;
  return {
    ...deps,
    actor,
    requestId: row.id,
    ip: row.ip,
    idempotency: { key: row.id, markReplayed: () => undefined },
    ...(row.decided_by !== null && { grant: { id: row.id, by: row.decided_by } }),
  };
}

/** Why it can no longer be done as it was asked for; nothing where it can. */
export async function changedSince(
  deps: RunningDeps,
  route: Route,
  row: ApprovalRow,
): Promise<AppError | undefined> {
  const context = await askersContext(deps, row);
  if (!context || !mayCall(route.endpoint, context.actor.capabilities)) return fail('approval_asker_gone');
  try {
    const prepared = await route.approving?.prepare(context, JSON.parse(row.input) as never);
    if (!prepared) return undefined;
    const isSame =
      (prepared.amount ?? null) === row.amount &&
      canonicalJson(prepared.seen ?? null) === canonicalJson(row.seen);
    return isSame ? undefined : fail('approval_changed');
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}

/**
 * Does what was approved: the same function, the same input, and a key that makes it one effect however often it is begun.
 * A process that dies in between leaves it approved, and a job takes it up `later`.
 */
export async function runApproved(
  deps: RunningDeps,
  routes: readonly Route[],
  approved: ApprovalRow,
  { abandoned = false, later = false } = {},
): Promise<ApprovalRow> {
  const route = routeOf(routes, approved);
  assert(route, 'what was asked for is still served');
  if (route.approving?.showsSecret) return approved;
  const at = deps.now();
  const row = await takeApproved(deps.db, approved.id, {
    ...{ now: utcInstant(at), until: utcInstant(epochSeconds(at + TAKEN_FOR_S)), abandoned },
  });
  if (!row) return approved;
  const context = await askersContext(deps, row);
  if (!context) return finishApproval(deps, row.id, { error: fail('approval_asker_gone') });
  const changed = later && (await isUnbegunMoney(deps, row)) && (await changedSince(deps, route, row));
  if (changed) return finishApproval(deps, row.id, { error: changed });
  try {
    const answer = await route.handle(context, JSON.parse(row.input) as never);
    return await finishApproval(deps, row.id, { result: answer instanceof Written ? null : answer });
  } catch (error) {
    const refusal = error instanceof ApprovalNeeded ? fail('approval_over_own_limit') : error;
    if (isFinal(refusal)) return finishApproval(deps, row.id, { error: refusal });
    deps.log.warn({ err: error, approval_id: row.id }, 'what was approved could not be ended yet');
    return row;
  }
}

/** Money of which nothing was asked yet: by now its sum may be another. What has begun ends as it began, under its key. */
const isUnbegunMoney = async ({ db }: RunningDeps, { id, amount, caller }: ApprovalRow): Promise<boolean> =>
  amount !== null && !(await findByKey(db, { caller, idempotency_key: id }));

const isFinal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status >= 400 && error.status < 500 && !NOT_FINAL.includes(error.code);
