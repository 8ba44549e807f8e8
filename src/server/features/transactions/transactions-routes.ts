import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/transactions.ts';
import { askedBy, seesCustomers } from '../../access/sees-customers.ts';
import { readRowBytes } from '../../db/read-trip.ts';
import { readAside } from '../../db/replica.ts';
import { type Route, route } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { listTransactions } from './list-transactions-repository.ts';
import { namesDays, selectionOf } from './selection.ts';
import { suggestSearches } from './suggest-searches.ts';
import { summarizeTransactions } from './summarize-transactions.ts';
import { TRANSACTION, transactionRows } from './transaction-rows.ts';

export const transactionsRoutes: readonly Route[] = [
  route(contract.listTransactions, async (context, { sort, direction, ...asked }) => {
    const input = askedBy(context.actor, asked);
    const zone = namesDays(input) ? (await getStore(context)).timezone : 'UTC';
    return listTransactions(context.rows, selectionOf(input, zone), { sort, direction }, pageOf(input));
  }),

  route(contract.summarizeTransactions, async (context, filters) => {
    const { timezone, currency } = await getStore(context);
    const selection = selectionOf(askedBy(context.actor, filters), timezone);
    return readAside(context, (db) => summarizeTransactions(db, selection, currency));
  }),

  route(contract.suggestSearches, ({ db, actor }, { search_term }) =>
    suggestSearches(db, search_term, seesCustomers(actor)),
  ),

  route(contract.getTransaction, async ({ rows }, { transaction_id }) => {
    const row = transactionRows(sql`select ${transaction_id}::text as transaction_id`, sql`1`);
    const [found] = await readRowBytes(rows.db, row);
    if (!found) throw fail('transaction_missing');
    return TRANSACTION.one(rows.json, found);
  }),
];
