import * as contract from '#contract/fraud-outcomes.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { type FraudOutcome, isFraudOutcome } from '#domain/fraud/fraud-outcome.ts';
import { askedBy, seesCustomers } from '../../access/sees-customers.ts';
import { type Route, route } from '../../http/route.ts';
import { downloadOutcomes } from './download-outcomes.ts';
import {
  findLatestOutcome,
  readOutcomes,
  suggestOutcomes,
  summarizeOutcomes,
} from './fraud-outcomes-repository.ts';

type Wanted = Readonly<{ status?: string | undefined; additional_status?: string | undefined }>;

function outcomesOf({ status, additional_status }: Wanted): readonly FraudOutcome[] {
  const given = additional_status === undefined ? [status] : [status, additional_status];
  const outcomes = given.filter(isFraudOutcome);
  if (outcomes.length < given.length) throw fail('invalid_fraud_outcome_status');
  return [...new Set(outcomes)];
}

export const fraudOutcomesRoutes: readonly Route[] = [
  route(contract.listFraudOutcomes, async ({ db, actor }, query) => {
    const asked = { ...askedBy(actor, query), outcomes: outcomesOf(query) };
    const { page, pagesize } = pageOf(query);
    const [data, { count }] = await Promise.all([
      readOutcomes(db, asked, { limit: pagesize, offset: (page - 1) * pagesize }),
      summarizeOutcomes(db, asked),
    ]);
    return { data, total_count: count };
  }),

  route(contract.summarizeFraudOutcomes, ({ db, actor }, query) =>
    summarizeOutcomes(db, { ...askedBy(actor, query), outcomes: outcomesOf(query) }),
  ),

  route(contract.suggestFraudOutcomes, async ({ db, actor }, { search_term, ...query }) => {
    const term = search_term.trim();
    const search = term === '' ? undefined : [/^\d+$/.test(term) ? `#${term}` : term];
    const asked = askedBy(actor, { outcomes: outcomesOf(query), search });
    const found = await suggestOutcomes(db, asked);
    const orders = found
      .filter(({ order_id, order_number }) =>
        [`${order_id}`, order_number].some((number) => term.endsWith(number)),
      )
      .map(({ order_id, order_number }) => ({ key: `order-${order_id}`, label: `Order #${order_number}` }));
    if (!seesCustomers(actor)) return orders;
    const customers = found.flatMap(({ order_id, customer_name }) =>
      customer_name === null ? [] : { key: `customer-${order_id}`, label: customer_name },
    );
    return [...orders, ...customers];
  }),

  route(contract.downloadFraudOutcomes, (context, query) =>
    downloadOutcomes(context, { ...askedBy(context.actor, query), outcomes: outcomesOf(query) }),
  ),

  route(contract.getLatestFraudOutcome, async ({ db }, { order_id }) => {
    const found = await findLatestOutcome(db, order_id);
    if (!found) throw fail('wcpay_fraud_outcome_not_found');
    return found;
  }),
];
