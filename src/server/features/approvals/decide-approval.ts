import { fail } from '#contract/kit/errors.ts';
import { isExpired, stateAfter } from '#domain/approvals/approval-state.ts';
import { assert } from '#domain/shared/assert.ts';
import { epochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import {
  type ApprovalRow,
  findApproval,
  lockApproval,
  moveApproval,
} from '../../approvals/approval-repository.ts';
import { WAITS_S } from '../../approvals/ask-approval.ts';
import { finishApproval } from '../../approvals/finish-approval.ts';
import { listColleagues } from '../../approvals/rules-repository.ts';
import { tellAsker } from '../../approvals/tell-of-approval.ts';
import { openDeciding } from '../../approvals/who-decides.ts';
import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { ApprovalId } from '../../db/schema/schema-approvals.ts';
import type { Actor, Deps } from '../../deps.ts';
import { tellLive } from '../../events/tell-live.ts';
import { failpoint } from '../../failpoints.ts';
import type { Context, Route } from '../../http/route.ts';
import { changedSince, routeOf, runApproved } from './run-approved.ts';

type Step = 'approve' | 'decline' | 'withdraw';
type Decision = Readonly<{ id: string; note: string }>;

/** The request, where the caller may take the step; a key never may, and who may not see it hears that there is none. */
async function decidable(
  context: Context,
  routes: readonly Route[],
  id: string,
  step: Step,
): Promise<Readonly<{ row: ApprovalRow; route: Route }>> {
  const { db, actor } = context;
  const row = await findApproval(db, id);
  const route = row && routeOf(routes, row);
  if (!row || !route) throw fail('approval_missing');
  if (actor.api_key_id !== undefined) throw fail('approval_by_key');
  if (step === 'withdraw') {
    if (row.asker_id !== actor.user_id) throw fail('approval_not_yours', { why: 'withdraw' });
    return { row, route };
  }
  const verdict = (await openDeciding(context))(actor, route.endpoint, row);
  if (verdict === 'own') throw fail('approval_own');
  if (verdict === 'key') throw fail('approval_by_key');
  if (verdict !== 'yes') throw fail('approval_not_yours', { why: verdict });
  return { row, route };
}

/** Takes the row in hand while it waits; whoever comes second is told how it ended. */
async function lockPending(trx: Database, id: ApprovalId, now: number): Promise<ApprovalRow> {
  const row = await lockApproval(trx, id);
  const state = isExpired({ state: row.state, expires: secondsOf(row.expires) }, now) ? 'expired' : row.state;
  if (state === 'pending') return row;
  const [by] = row.decided_by === null ? [] : await listColleagues(trx, row.decided_by);
  throw fail('approval_decided', { state, by: by?.email ?? null });
}

const auditOf = (
  row: ApprovalRow,
  who: Pick<AuditEntry, 'actor_id' | 'actor_email' | 'ip'>,
  step: Step | 'expire',
  { at, note }: Readonly<{ at: AuditEntry['at']; note: string }>,
): AuditEntry => ({
  ...who,
  at,
  action: `approval.${step}`,
  object_kind: row.object_kind,
  object_id: row.object_id,
  before: { state: row.state },
  after: {
    ...{ approval: row.id, state: stateAfter(row.state, step), what: row.words, asked_by: row.asker_email },
    ...(row.amount !== null && row.currency !== null && { amount: row.amount, currency: row.currency }),
    ...(row.api_key_id !== null && { api_key: row.api_key_id }),
    ...(note !== '' && { note }),
  },
  result: 'succeeded',
});

const whoIs = ({ user_id, email }: Actor, ip: string) => ({ actor_id: user_id, actor_email: email, ip });

/**
 * Approves and does it. What it is about is looked at again first: where that has changed, the request ends and says so. From
 * the commit on it will be done, whatever happens to this process.
 */
export async function approve(
  context: Context,
  routes: readonly Route[],
  { id, note }: Decision,
): Promise<ApprovalRow> {
  const { row, route } = await decidable(context, routes, id, 'approve');
  const { db, now, config, actor, ip } = context;
  const showsSecret = route.approving?.showsSecret === true;
  const changed = row.state === 'pending' ? await changedSince(context, route, row) : undefined;
  if (changed) {
    await db.transaction().execute((trx) => lockPending(trx, row.id, now()));
    return finishApproval(context, row.id, { error: changed });
  }
  const approved = await db.transaction().execute(async (trx) => {
    const at = now();
    const waiting = await lockPending(trx, row.id, at);
    const moved = await moveApproval(trx, row.id, {
      ...{ state: 'approved', decided_by: actor.user_id, decided: utcInstant(at), decision_note: note },
      ...(showsSecret && { expires: utcInstant(epochSeconds(at + WAITS_S)) }),
    });
    if (showsSecret)
      await tellAsker({ db: trx, config }, row, { outcome: 'ready', by: actor.email, why: () => note });
    await tellLive(trx, 'approval', [row.id]);
    await writeAudit(trx, auditOf(waiting, whoIs(actor, ip), 'approve', { at: utcInstant(at), note }));
    return moved;
  });
  failpoint('after-approve-commit');
  return runApproved(context, routes, approved);
}

export async function decline(
  context: Context,
  routes: readonly Route[],
  { id, note }: Decision,
): Promise<ApprovalRow> {
  const { row } = await decidable(context, routes, id, 'decline');
  return endWaiting(context, row.id, 'decline', note);
}

export async function withdraw(context: Context, routes: readonly Route[], id: string): Promise<ApprovalRow> {
  const { row } = await decidable(context, routes, id, 'withdraw');
  return endWaiting(context, row.id, 'withdraw', '');
}

const endWaiting = (
  { db, now, config, actor, ip }: Context,
  id: ApprovalId,
  step: 'decline' | 'withdraw',
  note: string,
): Promise<ApprovalRow> =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const row = await lockPending(trx, id, at);
    const state = stateAfter(row.state, step);
    assert(state, 'what waits can be ended');
    const ended = await moveApproval(trx, id, {
      ...{ state, finished: utcInstant(at) },
      ...(step === 'decline' && { decided_by: actor.user_id, decided: utcInstant(at), decision_note: note }),
    });
    if (step === 'decline')
      await tellAsker({ db: trx, config }, row, { outcome: 'declined', by: actor.email, why: () => note });
    await tellLive(trx, 'approval', [id]);
    await writeAudit(trx, auditOf(row, whoIs(actor, ip), step, { at: utcInstant(at), note }));
    return ended;
  });

/** Nobody decided in time. */
export const expireRequest = ({ db, now, config }: Deps, id: ApprovalId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockApproval(trx, id);
    const at = utcInstant(now());
    if (!isExpired({ state: row.state, expires: secondsOf(row.expires) }, now())) return;
    await moveApproval(trx, id, { state: 'expired', finished: at });
    await tellAsker({ db: trx, config }, row, { outcome: 'expired', why: () => '' });
    await tellLive(trx, 'approval', [id]);
    const nobody = { actor_id: null, actor_email: '', ip: '' };
    await writeAudit(trx, auditOf(row, nobody, 'expire', { at, note: '' }));
  });
