import { findQueryExcess, parseLastQuery, parseQuery, type Query } from '#contract/kit/query-string.ts';
import type { Excess } from '#domain/shared/json-excess.ts';
import { splitAddress } from './rest-address.ts';

/** Stands on a query that went over a limit, and says which: the router's parser may not throw, so its reader refuses. */
export const TOO_MUCH = Symbol('too much');

export type ReadQuery = Query & { [TOO_MUCH]?: Excess };

const readBy =
  (parse: (text: string) => Query) =>
  (text: string): ReadQuery => {
    const excess = findQueryExcess(text);
    return excess ? { [TOO_MUCH]: excess } : parse(text);
  };

export const readQuery = readBy(parseQuery);

/** The query of an address as stores read it. */
export const readStoreQuery = (url: string): ReadQuery => readBy(parseLastQuery)(splitAddress(url)[1] ?? '');
