import type * as z from 'zod/mini';
import { documentFilters, type summarizeDocuments } from '#contract/documents.ts';
import type { Sent } from '#contract/endpoint.ts';
import { widenDates } from '#domain/shared/widen-dates.ts';
import { understood } from '#web/shared/data-list/understood.ts';
import type { documentsSearch } from '#web/shared/search-parameters.ts';

export type DocumentsSearch = z.output<typeof documentsSearch>;

const isFilter = (name: string): name is keyof typeof documentFilters => Object.hasOwn(documentFilters, name);

export const understoodSearch = (search: DocumentsSearch): DocumentsSearch =>
  understood(search, documentFilters);

/** The filters of an understood address as they travel. Days become bounds in UTC here, and nowhere else. */
export function sentFilters(search: DocumentsSearch, timezone: string): Sent<typeof summarizeDocuments> {
  const filters = Object.fromEntries(Object.entries(search).filter(([name]) => isFilter(name)));
  // The schema above has read every one of them.
  return { ...filters, ...widenDates(search, timezone) } as Sent<typeof summarizeDocuments>;
}
