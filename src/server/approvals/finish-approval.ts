import { type AppError, appError } from '#contract/kit/errors.ts';
import { stateAfter } from '#domain/approvals/approval-state.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ApprovalId } from '../db/schema/schema-approvals.ts';
import type { Deps } from '../deps.ts';
import { tellLive } from '../events/tell-live.ts';
import { type ApprovalRow, lockApproval, moveApproval } from './approval-repository.ts';
import { listColleagues } from './rules-repository.ts';
import { tellAsker } from './tell-of-approval.ts';

type Finishing = Pick<Deps, 'db' | 'now' | 'config'>;
type Outcome = Readonly<{ result: unknown } | { error: AppError }>;

/** Writes down how an approved one ended, tells whoever asked, and notes it in the log. Whoever comes second changes nothing. */
export const finishApproval = (
  { db, now, config }: Finishing,
  id: ApprovalId,
  outcome: Outcome,
): Promise<ApprovalRow> =>
  db.transaction().execute(async (trx) => {
    const row = await lockApproval(trx, id);
    const state = stateAfter(row.state, 'error' in outcome ? 'fail' : 'finish');
    if (!state) return row;
    const finished = utcInstant(now());
    const why = 'error' in outcome ? outcome.error : undefined;
    const ended = await moveApproval(trx, id, {
      state,
      finished,
      taken_until: null,
      ...(why
        ? { error: JSON.stringify({ code: why.code, message: why.message, details: why.details }) }
        : 'result' in outcome && { result: jsonOf(outcome.result) }),
    });
    const by = row.decided_by === null ? undefined : (await listColleagues(trx, row.decided_by))[0]?.email;
    const telling = { db: trx, config };
    await tellAsker(telling, row, {
      outcome: why ? 'failed' : 'done',
      by,
      why: () => (why ? appError(why.code, why.details).message : ''),
    });
    await tellLive(trx, 'approval', [id]);
    await writeAudit(trx, {
      at: finished,
      actor_id: row.asker_id,
      actor_email: row.asker_email,
      ip: row.ip,
      action: why ? 'approval.fail' : 'approval.done',
      object_kind: row.object_kind,
      object_id: row.object_id,
      before: { state: row.state },
      after: { approval: id, state, ...(by && { approved_by: by }), ...(why && { why: why.message }) },
      result: why ? 'failed' : 'succeeded',
    });
    return ended;
  });

const jsonOf = (result: unknown): string | null =>
  result === undefined || result === null ? null : JSON.stringify(result);
