import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { type AppError, fail } from '#contract/kit/errors.ts';
import type { ApprovalReason } from '#domain/approvals/approval-rules.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { callerName } from '../access/caller-name.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Actor, Deps } from '../deps.ts';
import { tellLive } from '../events/tell-live.ts';
import { type ApprovalRow, findApprovalByKey, findWaiting, insertApproval } from './approval-repository.ts';
import type { Prepared } from './prepared.ts';
import { tellDeciders } from './tell-of-approval.ts';
import { listDeciders } from './who-decides.ts';

type Asking = Pick<Deps, 'db' | 'now' | 'config'> &
  Readonly<{
    actor: Actor;
    ip: string;
    idempotency: Readonly<{ key: string | undefined }>;
    note?: string | undefined;
  }>;

export const WAITS_S = 3 * DAY_S;

export const endpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

export const approvalHash = (endpoint: string, input: unknown): Buffer =>
  createHash('sha256').update(endpoint).update('\n').update(canonicalJson(input)).digest();

/** Says that it was asked for; it travels like a failure, so that nobody takes it for done. */
export const askedAnswer = ({ id, words, expires, reasons }: ApprovalRow): AppError =>
  fail('approval_requested', { approval_id: id, words, expires, reasons });

/** Writes down what somebody wants to do, so that another person can approve it. The same request again is the same one. */
export async function askApproval(
  { db, now, config, actor, ip, idempotency, note = '' }: Asking,
  endpoint: Endpoint,
  {
    prepared,
    input,
    reasons,
  }: Readonly<{ prepared: Prepared; input: unknown; reasons: readonly ApprovalReason[] }>,
): Promise<ApprovalRow> {
  const at = now();
  const name = endpointName(endpoint);
  const { object_kind, object_id, subjects = [], amount = null, currency = null, seen } = prepared;
  const words = prepared.words();
  const act = endpoint.act ?? 'other';
  const request = { act, asker_id: actor.user_id, reasons, amount, currency };
  const deciders = await listDeciders({ db, config }, endpoint, request);
  if (deciders.length === 0) throw fail('approval_nobody', { reasons });
  const caller = callerName(actor);
  const input_hash = approvalHash(name, input);
  return db.transaction().execute(async (trx) => {
    const row = await insertApproval(trx, {
      ...request,
      ...{ id: `apr_${randomUUID()}`, endpoint: name, input: canonicalJson(input), input_hash },
      ...{ words, object_kind, object_id, subjects: [...new Set([object_id, ...subjects])] },
      ...{ seen: seen === undefined ? null : JSON.stringify(seen), reasons: [...reasons] },
      ...{ asker_email: actor.email, api_key_id: actor.api_key_id ?? null, caller, ip, note },
      idempotency_key: idempotency.key ?? null,
      created: utcInstant(at),
      expires: utcInstant(epochSeconds(at + WAITS_S)),
    });
    if (!row) return sameOne(trx, { caller, input_hash, idempotency_key: idempotency.key });
    await tellDeciders({ db: trx, config }, { ...row, words: prepared.words }, deciders);
    await tellLive(trx, 'approval', [row.id]);
    await writeAudit(trx, {
      at: row.created,
      actor_id: actor.user_id,
      actor_email: actor.email,
      ip,
      action: 'approval.ask',
      object_kind,
      object_id,
      after: {
        ...{ approval: row.id, what: words, reasons, ...(note !== '' && { note }) },
        ...(amount !== null && currency !== null && { amount, currency }),
        ...(actor.api_key_id !== undefined && { api_key: actor.api_key_id }),
        ...(actor.assistant && { by: `assistant, key ${actor.api_key}` }),
      },
      result: 'succeeded',
    });
    return row;
  });
}

type Same = Readonly<{ caller: string; input_hash: Buffer; idempotency_key: string | undefined }>;

async function sameOne(db: Deps['db'], { caller, input_hash, idempotency_key }: Same): Promise<ApprovalRow> {
  const known =
    (idempotency_key === undefined ? undefined : await findApprovalByKey(db, { caller, idempotency_key })) ??
    (await findWaiting(db, { caller, input_hash }));
  // It ended in this very moment: asked again, it is a new one.
  if (!known) throw fail('wcpay_unavailable', { retry_after_s: 1 });
  return known;
}
