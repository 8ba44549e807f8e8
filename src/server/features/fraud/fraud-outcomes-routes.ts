import { Readable } from 'node:stream';
import * as contract from '#contract/fraud-outcomes.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { type FraudOutcome, isFraudOutcome } from '#domain/fraud/fraud-outcome.ts';
import { noteExport } from '../../audit/note-export.ts';
import { type Route, route, type Streamed } from '../../http/route.ts';
import { compiled } from '../../rows/compiled-schema.ts';
import {
  findLatestOutcome,
  readOutcomes,
  suggestOutcomes,
  summarizeOutcomes,
} from './fraud-outcomes-repository.ts';

/** More than a spreadsheet opens at once. */
const DOWNLOADED_MAX = 50_000;
const ROWS_AT_ONCE = 500;

type Wanted = Readonly<{ status?: string | undefined; additional_status?: string | undefined }>;

function outcomesOf({ status, additional_status }: Wanted): readonly FraudOutcome[] {
  const given = additional_status === undefined ? [status] : [status, additional_status];
  const outcomes = given.filter(isFraudOutcome);
  if (outcomes.length < given.length) throw fail('invalid_fraud_outcome_status');
  return [...new Set(outcomes)];
}

/** Written while it is read: of many rows the text alone would be over what an answer may weigh. */
function streamed(rows: readonly contract.FraudOutcomeRow[]): Streamed {
  const named = compiled(contract.fraudOutcome);
  function* text() {
    yield '{"data":[';
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE).map((row) => JSON.stringify(named.parse(row)));
      yield `${from === 0 ? '' : ','}${part.join(',')}`;
    }
    yield ']}';
  }
  return { body: Readable.from(text()), contentType: 'application/json; charset=utf-8' };
}

export const fraudOutcomesRoutes: readonly Route[] = [
  route(contract.listFraudOutcomes, async ({ db }, query) => {
    const asked = { ...query, outcomes: outcomesOf(query) };
    const { page, pagesize } = pageOf(query);
    const [data, { count }] = await Promise.all([
      readOutcomes(db, asked, { limit: pagesize, offset: (page - 1) * pagesize }),
      summarizeOutcomes(db, asked),
    ]);
    return { data, total_count: count };
  }),

  route(contract.summarizeFraudOutcomes, ({ db }, query) =>
    summarizeOutcomes(db, { ...query, outcomes: outcomesOf(query) }),
  ),

  route(contract.suggestFraudOutcomes, async ({ db }, { search_term, ...query }) => {
    const term = search_term.trim();
    const search = term === '' ? undefined : [/^\d+$/.test(term) ? `#${term}` : term];
    const found = await suggestOutcomes(db, { outcomes: outcomesOf(query), search });
    const orders = found
      .filter(({ order_id, order_number }) =>
        [`${order_id}`, order_number].some((number) => term.endsWith(number)),
      )
      .map(({ order_id, order_number }) => ({ key: `order-${order_id}`, label: `Order #${order_number}` }));
    const customers = found.flatMap(({ order_id, customer_name }) =>
      customer_name === null ? [] : { key: `customer-${order_id}`, label: customer_name },
    );
    return [...orders, ...customers];
  }),

  route(contract.downloadFraudOutcomes, async (context, query) => {
    const asked = { ...query, outcomes: outcomesOf(query) };
    const data = await readOutcomes(context.db, asked, { limit: DOWNLOADED_MAX, offset: 0 });
    await noteExport(context, 'export.download', { id: 'fraud_outcomes', kind: 'fraud_outcomes' });
    return streamed(data);
  }),

  route(contract.getLatestFraudOutcome, async ({ db }, { order_id }) => {
    const found = await findLatestOutcome(db, order_id);
    if (!found) throw fail('wcpay_fraud_outcome_not_found');
    return found;
  }),
];
