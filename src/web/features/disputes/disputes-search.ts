import { disputeFilters } from '#contract/dispute-filters.ts';
import { DISPUTE_STATUSES, isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { sentTerms } from '#web/blocks/data-list/sent-terms.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export type DisputesSearch = AddressOf<typeof disputeFilters>;

/** `filter` names what is shown: what awaits a response, or everything; `advanced` is everything with the filters open. */
export const isAwaiting = ({ filter }: DisputesSearch): boolean => filter === 'awaiting_response';

const AWAITING = DISPUTE_STATUSES.filter(isAwaitingResponse);

/** What awaits a response is asked for as a search for its statuses, which narrows any other search. */
export const filtersOf = (search: DisputesSearch) => ({
  ...sentFilters(search, disputeFilters),
  search: sentTerms([...(isAwaiting(search) ? AWAITING : []), ...(search.search ?? [])]),
});
