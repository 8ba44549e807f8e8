import { fail } from '#contract/kit/errors.ts';
import { isDatabaseGone } from '#domain/running/database-failure.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { failpoint } from '../failpoints.ts';
import { carryOnSoon } from './carry-on-soon.ts';
import { leaveUnknown, recordRefusal } from './end-operation.ts';
import { isRefusal } from './is-refusal.ts';
import type { OperationDefinition, OperationDeps } from './operation.ts';
import { claimAttempt, findOperation, type OperationRow } from './operation-repository.ts';
import { recordAnswer } from './record-answers.ts';
import { PROVIDER_TIMEOUT_MS, TAKEN_FOR_S } from './retry-schedule.ts';

/** One more attempt, unless somebody else makes it. */
export async function attemptOperation<Input, Answer, Reply>(
  deps: OperationDeps,
  definition: OperationDefinition<Input, Answer, Reply>,
  row: OperationRow,
): Promise<OperationRow> {
  const until = utcInstant(epochSeconds(deps.now() + TAKEN_FOR_S));
  const claimed = await claimAttempt(deps.db, row, until);
  if (!claimed) return (await findOperation(deps.db, row.id)) ?? row;
  return sendOperation(deps, definition, claimed);
}

/**
 * Asks the provider once and writes down what came of it. No transaction is open meanwhile. What is sent comes from the
 * database, never from the request in hand: every attempt must ask in the same words.
 */
export async function sendOperation<Input, Answer, Reply>(
  deps: OperationDeps,
  definition: OperationDefinition<Input, Answer, Reply>,
  claimed: OperationRow,
): Promise<OperationRow> {
  const input = definition.input.parse(claimed.input);
  failpoint('before-send');
  const outcome = await ask(() => definition.send(deps.provider, input, claimed.id));
  failpoint('after-send-before-commit');
  try {
    if ('answer' in outcome) return await recordAnswer(deps, definition, claimed, outcome.answer);
    if (isRefusal(outcome.error, claimed.attempts))
      return await recordRefusal(deps, definition, claimed, outcome.error);
    return await leaveUnknown(deps, claimed, outcome.error);
  } catch (error) {
    if (isDatabaseGone(error)) carryOnSoon(deps, claimed, () => attemptOperation(deps, definition, claimed));
    throw error;
  }
}

type Outcome<Answer> = Readonly<{ answer: Answer }> | Readonly<{ error: unknown }>;

async function ask<Answer>(send: () => Promise<Answer>): Promise<Outcome<Answer>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<Answer>>((resolve) => {
    timer = setTimeout(() => resolve({ error: fail('provider_answer_unknown') }), PROVIDER_TIMEOUT_MS);
  });
  const answered = send().then(
    (answer): Outcome<Answer> => ({ answer }),
    (error: unknown): Outcome<Answer> => ({ error }),
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
