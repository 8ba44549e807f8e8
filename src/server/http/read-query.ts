import { findQueryExcess, parseQuery, type Query } from '#contract/query-string.ts';
import type { Excess } from '#domain/shared/json-excess.ts';

/** Stands on a query that went over a limit, and says which: the router's parser may not throw, so its reader refuses. */
export const TOO_MUCH = Symbol('too much');

export type ReadQuery = Query & { [TOO_MUCH]?: Excess };

export function readQuery(text: string): ReadQuery {
  const excess = findQueryExcess(text);
  return excess ? { [TOO_MUCH]: excess } : parseQuery(text);
}
