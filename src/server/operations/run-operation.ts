import * as z from 'zod/mini';
import { type AppError, appError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import { FAILURES } from '#contract/kit/failures.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import { failpoint } from '../failpoints.ts';
import { sendOperation } from './attempt-operation.ts';
import { type Asking, type Begun, beginOperation } from './begin-operation.ts';
import type { OperationDefinition, OperationDeps } from './operation.ts';
import type { OperationRow } from './operation-repository.ts';

/**
 * One effect, whatever happens: the same request again meets the first answer, and a process that dies in between leaves
 * enough behind for the reconciler to end what it began.
 */
export async function runOperation<Input, Answer, Reply>(
  context: OperationDeps & Asking,
  definition: OperationDefinition<Input, Answer, Reply>,
  input: Input,
): Promise<Reply> {
  return carryThrough(context, definition, await beginOperation(context, definition, input));
}

/** The same for what was begun, and committed, with something else. */
export async function carryThrough<Input, Answer, Reply>(
  context: OperationDeps & Asking,
  definition: OperationDefinition<Input, Answer, Reply>,
  { row, isNew }: Begun,
): Promise<Reply> {
  if (!isNew) {
    if (row.finished !== null) context.idempotency.markReplayed();
    return answerOf(definition, row, context.now());
  }
  failpoint('after-create-commit');
  const ended = await sendOperation(context, definition, row);
  failpoint('after-commit-before-reply');
  return answerOf(definition, ended, context.now());
}

/** Read back from what was stored, also the first time: the first answer and every later one are the same. */
function answerOf<Input, Answer, Reply>(
  { reply }: Pick<OperationDefinition<Input, Answer, Reply>, 'reply'>,
  { id, state, result, error, next_attempt_at }: OperationRow,
  now: EpochSeconds,
): Reply {
  if (state === 'succeeded') return reply.parse(result);
  if (state === 'failed') throw refusalOf(error);
  if (state === 'needs_attention') throw fail('operation_needs_attention', { operation_id: id });
  const waitS = state === 'unknown' ? secondsOf(next_attempt_at) - now : 1;
  throw fail('operation_in_progress', { operation_id: id, retry_after_s: Math.max(1, waitS) });
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(FAILURES, code);
const refusal = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code)),
  details: z.record(z.string(), z.unknown()),
});

/** A refusal as it was stored, in the words of the catalogue. */
export const refusalOf = (stored: unknown): AppError => {
  const { code, details } = refusal.parse(stored);
  return appError(code, details);
};

/** The same where it may have been stored without its details, by an older release. */
export const findRefusal = (stored: unknown): AppError | undefined =>
  refusal.safeParse(stored).success ? refusalOf(stored) : undefined;
