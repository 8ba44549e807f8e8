import type * as z from 'zod/mini';
import type { Sent } from '#contract/endpoint.ts';
import { payoutFilters } from '#contract/payout-filters.ts';
import type { summarizePayouts } from '#contract/payouts.ts';
import { widenDates } from '#domain/shared/widen-dates.ts';
import type { payoutsSearch } from '#web/shared/search-parameters.ts';

export type PayoutsSearch = z.output<typeof payoutsSearch>;
type SentFilters = Sent<typeof summarizePayouts>;

const isFilter = (name: string): name is keyof typeof payoutFilters => Object.hasOwn(payoutFilters, name);

/** The address with what the server would refuse left out: a link with an odd value opens the list without that filter. */
export const understoodSearch = (search: PayoutsSearch): PayoutsSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        value !== undefined && (!isFilter(name) || payoutFilters[name].safeParse(value).success),
    ),
  );

/** The filters of an understood address as they travel. Days become bounds in UTC here, and nowhere else. */
export function sentFilters(search: PayoutsSearch, timezone: string): SentFilters {
  const filters = Object.fromEntries(Object.entries(search).filter(([name]) => isFilter(name)));
  // The schema above has read every one of them.
  return { ...filters, ...widenDates(search, timezone) } as SentFilters;
}
