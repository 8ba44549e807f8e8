import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/operations.ts';
import { route } from '../../http/route.ts';
import { dismissOperation } from '../../operations/dismiss-operation.ts';
import { findSummary, listSummaries } from '../../operations/operation-summaries.ts';
import { listPending } from '../../operations/pending-operations.ts';

export const operationRoutes = [
  route(contract.listOperations, ({ db }, { state, ...paging }) => listSummaries(db, state, pageOf(paging))),

  route(contract.listPendingOperations, async ({ db, provider }) => ({
    data: await listPending(db, provider.name),
  })),

  route(contract.getOperation, async ({ db }, { id }) => {
    const found = await findSummary(db, id);
    if (!found) throw fail('operation_missing');
    return found;
  }),

  route(contract.dismissOperation, async (context, { id }) => {
    await dismissOperation(context, id);
    return { id, dismissed: true as const };
  }),
];
