import type * as z from 'zod/mini';
import { documentFilters, type summarizeDocuments } from '#contract/documents.ts';
import type { Sent } from '#contract/endpoint.ts';
import { widenDates } from '#domain/shared/widen-dates.ts';
import type { documentsSearch } from '#web/shared/search-parameters.ts';

export type DocumentsSearch = z.output<typeof documentsSearch>;

const isFilter = (name: string): name is keyof typeof documentFilters => Object.hasOwn(documentFilters, name);

/** The address with what the server would refuse left out: a link with an odd value opens the list without that filter. */
export const understoodSearch = (search: DocumentsSearch): DocumentsSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        value !== undefined && (!isFilter(name) || documentFilters[name].safeParse(value).success),
    ),
  );

/** The filters of an understood address as they travel. Days become bounds in UTC here, and nowhere else. */
export function sentFilters(search: DocumentsSearch, timezone: string): Sent<typeof summarizeDocuments> {
  const filters = Object.fromEntries(Object.entries(search).filter(([name]) => isFilter(name)));
  // The schema above has read every one of them.
  return { ...filters, ...widenDates(search, timezone) } as Sent<typeof summarizeDocuments>;
}
