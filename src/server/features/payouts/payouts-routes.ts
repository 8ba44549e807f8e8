import { Readable } from 'node:stream';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/payouts.ts';
import { callerName } from '../../access/caller-name.ts';
import { readAside } from '../../db/replica.ts';
import { type Route, route } from '../../http/route.ts';
import { payOutInstantly } from '../../operations/money/pay-out-instantly.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { getStore } from '../../store/store-repository.ts';
import { insertFeedback } from './payout-repository.ts';
import { listPayouts, summarizePayouts } from './payouts-list-repository.ts';
import { payingOutInstantly } from './prepare-instant-payout.ts';
import { proofPaper } from './proof-paper.ts';
import { getPayout, provePayout } from './prove-payout.ts';

export const payoutsRoutes: readonly Route[] = [
  route(contract.listPayouts, async (context, query) => {
    const { timezone } = await getStore(context);
    return listPayouts(context.db, query, timezone, pageOf(query));
  }),

  route(contract.summarizePayouts, async (context, filters) => {
    const { timezone } = await getStore(context);
    return readAside(context, (db) => summarizePayouts(db, filters, timezone));
  }),

  route(contract.getPayout, ({ db }, { id }) => getPayout(db, id)),

  route(
    contract.payOutInstantly,
    async (context, { currency, expected_amount }) => {
      const { id } = await runOperation({ ...context, expected_amount }, payOutInstantly, { currency });
      return getPayout(context.db, id);
    },
    payingOutInstantly,
  ),

  route(contract.getPayoutProof, (context, { id }) =>
    readAside(context, (db) => provePayout({ ...context, db }, id)),
  ),

  route(contract.readPayoutProofPaper, async (context, { id }) => {
    const paper = await proofPaper(context, id);
    const content = await context.foreignFiles.drawPaper(callerName(context.actor), paper);
    return {
      body: Readable.from([Buffer.from(content)]),
      contentType: 'application/pdf',
      filename: `payout-proof-${id}.pdf`,
    };
  }),

  route(contract.sendPayoutsFeedback, async ({ db, actor, now }, { comments }) => {
    await insertFeedback(db, actor.user_id, comments, now());
    return { success: true as const };
  }),
];
