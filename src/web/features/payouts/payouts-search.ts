import type * as z from 'zod/mini';
import type { Sent } from '#contract/endpoint.ts';
import { payoutFilters } from '#contract/payout-filters.ts';
import type { summarizePayouts } from '#contract/payouts.ts';
import { widenDates } from '#domain/shared/widen-dates.ts';
import { understood } from '#web/shared/data-list/understood.ts';
import type { payoutsSearch } from '#web/shared/search-parameters.ts';

export type PayoutsSearch = z.output<typeof payoutsSearch>;
type SentFilters = Sent<typeof summarizePayouts>;

const isFilter = (name: string): name is keyof typeof payoutFilters => Object.hasOwn(payoutFilters, name);

export const understoodSearch = (search: PayoutsSearch): PayoutsSearch => understood(search, payoutFilters);

/** The filters of an understood address as they travel. Days become bounds in UTC here, and nowhere else. */
export function sentFilters(search: PayoutsSearch, timezone: string): SentFilters {
  const filters = Object.fromEntries(Object.entries(search).filter(([name]) => isFilter(name)));
  // The schema above has read every one of them.
  return { ...filters, ...widenDates(search, timezone) } as SentFilters;
}
