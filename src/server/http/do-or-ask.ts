import type { IncomingHttpHeaders } from 'node:http';
import { APPROVAL_NOTE_LENGTH_MAX } from '#contract/approvals.ts';
import type { CallClass, Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { ApprovalReason, RuleKind } from '#domain/approvals/approval-rules.ts';
import { assert } from '#domain/shared/assert.ts';
import { callerName } from '../access/caller-name.ts';
import { ApprovalNeeded } from '../approvals/approval-needed.ts';
import {
  type ApprovalRow,
  findApprovalByKey,
  releaseGranted,
  takeGranted,
} from '../approvals/approval-repository.ts';
import { approvalHash, askApproval, askedAnswer, endpointName } from '../approvals/ask-approval.ts';
import { finishApproval } from '../approvals/finish-approval.ts';
import type { Prepared } from '../approvals/prepared.ts';
import { findRule } from '../approvals/rules-repository.ts';
import { classOf } from './rate-limits.ts';
import type { Context, Route } from './route.ts';

/** Travels beside the call, encoded as in an address: the input is what is done, and this is only why. */
export function approvalNote({ 'approval-note': sent }: IncomingHttpHeaders): string | undefined {
  if (typeof sent !== 'string') return undefined;
  try {
    return decodeURIComponent(sent).trim().slice(0, APPROVAL_NOTE_LENGTH_MAX);
  } catch {
    return undefined; // It was not encoded, so nobody can say what was meant.
  }
}

/**
 * Does what is asked for, or writes it down for a second person: where a rule of the store or a limit of the role asks for
 * one, and for every act of a key that only proposes.
 */
export async function doOrAsk(route: Route, context: Context, input: unknown): Promise<unknown> {
  const { endpoint, handle } = route;
  const proposes = context.actor.proposes === true && CHANGES.includes(classOf(endpoint));
  if (!endpoint.act && !proposes) return handle(context, input as never);

  const known = await askedBefore(context, route, input);
  if (known) return answerAgain(known);
  if (proposes) return propose(route, context, input);

  const rule = await ruleFor(endpoint, context);
  const prepared = rule && (await prepare(route, context, input));
  if (rule && prepared) {
    const granted =
      route.approving?.showsSecret && (await takeGranted(context.db, sameAs(route, context, input)));
    return granted
      ? doGranted(route, context, input, granted)
      : ask(route, context, { input, prepared, reasons: [rule] });
  }
  try {
    return await handle(context, input as never);
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error;
    return askAbout(route, context, input, error.reasons);
  }
}

const CHANGES: readonly CallClass[] = ['write', 'money', 'upload'];

/** The rule about an act. Those about refunds look at the sum, where it is counted. */
async function ruleFor({ act }: Endpoint, { db }: Context): Promise<RuleKind | undefined> {
  if (!act || act === 'refund') return undefined;
  return (await findRule(db, act))?.kind;
}

/** What would be done; what nobody has better words for is told with those of the contract. */
const prepare = async (
  { endpoint: { summary, path }, approving }: Route,
  context: Context,
  input: unknown,
): Promise<Prepared | undefined> =>
  approving
    ? approving.prepare(context, input as never)
    : { words: () => summary, object_kind: 'call', object_id: path };

/** What cannot wait for somebody else cannot be proposed: a file, a secret, or what is only about the caller. */
async function propose(route: Route, context: Context, input: unknown): Promise<never> {
  const { upload, stream, capability } = route.endpoint;
  if (upload || stream || capability === 'signed_in' || route.approving?.showsSecret)
    throw fail('approval_not_proposable');
  return askAbout(route, context, input, ['proposed']);
}

async function askAbout(
  route: Route,
  context: Context,
  input: unknown,
  reasons: readonly ApprovalReason[],
): Promise<never> {
  const { summary, path } = route.endpoint;
  const prepared = (await prepare(route, context, input)) ?? {
    words: () => summary,
    object_kind: 'call',
    object_id: path,
  };
  return ask(route, context, { input, prepared, reasons });
}

type Wanted = Readonly<{ input: unknown; prepared: Prepared; reasons: readonly ApprovalReason[] }>;

async function ask({ endpoint }: Route, context: Context, wanted: Wanted): Promise<never> {
  throw askedAnswer(await askApproval(context, endpoint, wanted));
}

const sameAs = (route: Route, { actor }: Context, input: unknown) => ({
  caller: callerName(actor),
  input_hash: approvalHash(endpointName(route.endpoint), input),
});

/** What this caller asked under this key before. The key of another request is a mistake that must not pass for an answer. */
async function askedBefore(context: Context, route: Route, input: unknown): Promise<ApprovalRow | undefined> {
  const { key } = context.idempotency;
  if (key === undefined) return undefined;
  const { caller, input_hash } = sameAs(route, context, input);
  const known = await findApprovalByKey(context.db, { caller, idempotency_key: key });
  if (known && !known.input_hash.equals(input_hash)) throw fail('idempotency_key_reused');
  return known;
}

function answerAgain(known: ApprovalRow): unknown {
  if (known.state === 'done' && known.result !== null) return known.result;
  if (known.state === 'pending' || known.state === 'approved') throw askedAnswer(known);
  throw fail('approval_decided', { state: known.state, by: null });
}

/** What was approved for whoever asked is used up once it is done, and not before. */
async function doGranted(
  { handle }: Route,
  context: Context,
  input: unknown,
  { id, decided_by: by }: ApprovalRow,
): Promise<unknown> {
  assert(by !== null, 'what was approved was approved by somebody');
  try {
    const answer = await handle({ ...context, grant: { id, by } }, input as never);
    await finishApproval(context, id, { result: null });
    return answer;
  } catch (error) {
    await releaseGranted(context.db, id);
    throw error;
  }
}
