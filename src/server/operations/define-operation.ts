import { attemptOperation } from './attempt-operation.ts';
import { lookUpOperation } from './look-up-operation.ts';
import type { Operation, OperationDefinition } from './operation.ts';
import { isPastResending } from './retry-schedule.ts';

/** Ties what an operation does to how it is carried through, whatever happens in between. */
export const defineOperation = <Input, Answer, Reply>(
  definition: OperationDefinition<Input, Answer, Reply>,
): Operation<Input, Answer, Reply> => ({
  ...definition,
  carryOn: (deps, row) =>
    isPastResending(row, deps.now())
      ? lookUpOperation(deps, definition, row)
      : attemptOperation(deps, definition, row),
});
