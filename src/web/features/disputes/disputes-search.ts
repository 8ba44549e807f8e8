import type * as z from 'zod/mini';
import { disputeFilters } from '#contract/dispute-filters.ts';
import type { summarizeDisputes } from '#contract/disputes.ts';
import type { Sent } from '#contract/endpoint.ts';
import { DISPUTE_STATUSES, isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { widenDates } from '#domain/shared/widen-dates.ts';
import { sentTerms } from '#web/shared/data-list/sent-terms.ts';
import { understood } from '#web/shared/data-list/understood.ts';
import type { disputesSearch } from '#web/shared/search-parameters.ts';

export type DisputesSearch = z.output<typeof disputesSearch>;
type SentFilters = Sent<typeof summarizeDisputes>;

/** `filter` names what is shown: what awaits a response, or everything; `advanced` is everything with the filters open. */
export const isAwaiting = ({ filter }: DisputesSearch): boolean => filter === 'awaiting_response';

export const understoodSearch = (search: DisputesSearch): DisputesSearch =>
  understood(search, disputeFilters);

const AWAITING = DISPUTE_STATUSES.filter(isAwaitingResponse);

/**
 * The filters of an understood address as they travel. What awaits a response is asked for as a search for its statuses,
 * which narrows any other search.
 */
export function sentFilters(search: DisputesSearch, timezone: string): SentFilters {
  const { match, status_is, status_is_not, store_currency_is } = search;
  const terms = sentTerms([...(isAwaiting(search) ? AWAITING : []), ...(search.search ?? [])]);
  const filters = { match, status_is, status_is_not, store_currency_is, ...widenDates(search, timezone) };
  // The schema above has read every one of them.
  return { ...filters, search: terms } as SentFilters;
}
