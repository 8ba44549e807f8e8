import { termsWithoutCustomers } from '#domain/search/terms-without-customers.ts';
import type { Actor } from '../deps.ts';

type Held = Pick<Actor, 'capabilities'>;

export const seesCustomers = ({ capabilities }: Held): boolean => capabilities.includes('see_customers');

/** A question as its asker may put it: whoever may not see customers cannot find out who they are by searching either. */
export function askedBy<Query extends Readonly<{ search?: readonly string[] | undefined }>>(
  actor: Held,
  query: Query,
  words: readonly string[] = [],
): Query {
  if (!query.search || seesCustomers(actor)) return query;
  return { ...query, search: termsWithoutCustomers(query.search, words) };
}
