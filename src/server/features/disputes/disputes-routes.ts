import * as contract from '#contract/disputes.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { minor } from '#domain/shared/money.ts';
import { askedBy } from '../../access/sees-customers.ts';
import { readAside } from '../../db/replica.ts';
import { type Route, route } from '../../http/route.ts';
import { acceptDispute, answerDispute } from '../../operations/money/answer-dispute.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { getStore } from '../../store/store-repository.ts';
import { checkEvidence } from '../files/evidence-file-repository.ts';
import { listDisputeCurrencies, listDisputes, sumDisputes } from './disputes-list-repository.ts';
import { loadDispute, lookAgainIfOver } from './load-dispute.ts';
import { accepting, answering } from './prepare-dispute.ts';

export const disputesRoutes: readonly Route[] = [
  route(contract.listDisputes, async (context, asked) => {
    const query = askedBy(context.actor, asked, DISPUTE_STATUSES);
    const { timezone } = await getStore(context);
    return listDisputes(context.db, context.store.links, query, timezone, pageOf(query));
  }),

  route(contract.summarizeDisputes, async (context, asked) => {
    const filters = askedBy(context.actor, asked, DISPUTE_STATUSES);
    const { timezone } = await getStore(context);
    const [totals, currencies] = await readAside(context, (db) =>
      Promise.all([sumDisputes(db, filters, timezone), listDisputeCurrencies(db)]),
    );
    const [first, ...others] = totals;
    const only = others.length === 0 ? first : undefined;
    return {
      count: totals.reduce((sum, { count }) => sum + count, 0),
      total: only?.total ?? minor(0),
      currency: only?.currency ?? '',
      totals: [...totals],
      currencies,
    };
  }),

  route(contract.getDispute, (context, { dispute_id }) => loadDispute(context, dispute_id)),

  route(
    contract.answerDispute,
    async (context, { dispute_id, ...answer }) => {
      await checkEvidence(context, dispute_id, answer, await loadDispute(context, dispute_id));
      await lookAgainIfOver(context, dispute_id, () =>
        runOperation(context, answerDispute, { dispute: dispute_id, ...answer }),
      );
      return loadDispute(context, dispute_id);
    },
    answering,
  ),

  route(
    contract.acceptDispute,
    async (context, { dispute_id }) => {
      await loadDispute(context, dispute_id);
      await lookAgainIfOver(context, dispute_id, () =>
        runOperation(context, acceptDispute, { dispute: dispute_id }),
      );
      return loadDispute(context, dispute_id);
    },
    accepting,
  ),
];
