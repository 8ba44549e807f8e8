import { queryOptions } from '@tanstack/react-query';
import {
  downloadFraudOutcomes,
  FRAUD_OUTCOME_SORTS,
  listFraudOutcomes,
  suggestFraudOutcomes,
  summarizeFraudOutcomes,
} from '#contract/fraud-outcomes.ts';
import { AppError } from '#contract/kit/failure.ts';
import { BLOCKED_LIST } from '#domain/fraud/fraud-outcome.ts';
import { minor } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';

const [status, additional_status] = BLOCKED_LIST;
const WANTED = { status, additional_status } as const;

const sentOrder = ({ sort }: Pick<ListState, 'sort'>) => ({
  sort: FRAUD_OUTCOME_SORTS.find((known) => known === sort.column) ?? 'date',
  direction: sort.direction,
});
const searched = ({ terms }: Pick<ListState, 'terms'>) => (terms.length > 0 ? { search: [...terms] } : {});

/** A service that has no outcome at all says so as a failure; it is an empty list. */
const orNothing =
  <Nothing>(nothing: Nothing) =>
  (error: unknown): Nothing => {
    if (error instanceof AppError && error.code === 'wcpay_fraud_outcome_not_found') return nothing;
    throw error;
  };

export const blockedQuery = (state: ListState) => {
  const input = {
    ...WANTED,
    ...sentOrder(state),
    ...searched(state),
    page: state.page,
    pagesize: state.perPage,
  };
  return queryOptions({
    ...listQuery(listFraudOutcomes, input),
    queryFn: ({ signal }) =>
      call(listFraudOutcomes, input, { signal }).catch(orNothing({ data: [], total_count: 0 })),
  });
};

export const blockedSummaryQuery = (state: ListState) => {
  const input = { ...WANTED, ...searched(state) };
  return queryOptions({
    ...listQuery(summarizeFraudOutcomes, input),
    queryFn: ({ signal }) =>
      call(summarizeFraudOutcomes, input, { signal }).catch(
        orNothing({ count: 0, total: minor(0), currencies: [], totals: [] }),
      ),
  });
};

/** The labels that hold what was typed: a service may answer with all there are. */
export async function findBlocked(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const found = await call(suggestFraudOutcomes, { ...WANTED, search_term: text }, { signal }).catch(
    orNothing([]),
  );
  const typed = text.toLowerCase().replace(/^#/, '');
  const labels = found.map(({ label }) => label).filter((label) => label.toLowerCase().includes(typed));
  return [...new Set(labels)];
}

/** Every row the list holds, in its order, for the file. */
export const readAllBlocked = async (state: ListState) =>
  (
    await call(downloadFraudOutcomes, { ...WANTED, ...sentOrder(state), ...searched(state) }).catch(
      orNothing({ data: [] }),
    )
  ).data;
