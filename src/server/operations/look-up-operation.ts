import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { askForAttention, leaveUnknown } from './end-operation.ts';
import type { OperationDefinition, OperationDeps } from './operation.ts';
import { claimAttempt, findOperation, type OperationRow } from './operation-repository.ts';
import { recordAnswer } from './record-answers.ts';
import { TAKEN_FOR_S } from './retry-schedule.ts';

/** Sends nothing any more: looks for what an earlier attempt did, and otherwise calls for a person. */
export async function lookUpOperation<Input, Answer, Reply>(
  deps: OperationDeps,
  definition: OperationDefinition<Input, Answer, Reply>,
  row: OperationRow,
): Promise<OperationRow> {
  const until = utcInstant(epochSeconds(deps.now() + TAKEN_FOR_S));
  const claimed = await claimAttempt(deps.db, row, until);
  if (!claimed) return (await findOperation(deps.db, row.id)) ?? row;

  const input = definition.input.parse(claimed.input);
  let found: Answer | undefined;
  try {
    found = await definition.lookUp?.(deps.provider, input, claimed.id, deps.db);
  } catch (error) {
    return leaveUnknown(deps, claimed, error); // Not finding it and not being able to look are two things.
  }
  return found === undefined
    ? askForAttention(deps, claimed)
    : recordAnswer(deps, definition, claimed, found);
}
