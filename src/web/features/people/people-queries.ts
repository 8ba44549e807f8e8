import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#contract/kit/endpoint.ts';
import { listPeople, PEOPLE_SORTS, type peopleFilters } from '#contract/people.ts';
import { listRoles } from '#contract/roles.ts';
import { call } from '#web/api/client.ts';
import { keyOf, listQuery, readQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentTerms } from '#web/blocks/data-list/sent-terms.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export const peopleQuery = (
  { state_is, role_is, factor_is }: AddressOf<typeof peopleFilters>,
  { terms, sort, page, perPage }: ListState,
) =>
  listQuery(listPeople, {
    state_is,
    role_is,
    factor_is,
    search: sentTerms(terms),
    sort: PEOPLE_SORTS.find((known) => known === sort.column),
    direction: sort.direction,
    page,
    pagesize: perPage,
  });

export const rolesQuery = () => readQuery(listRoles, {});

const SUGGESTIONS_MAX = 6;

export async function suggestPeople(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(listPeople, { search: text, pagesize: SUGGESTIONS_MAX }, { signal });
  return data.map(({ email }) => email);
}

/** Whatever changes people or roles: both lists are read again, also when it failed, because somebody else was faster. */
export function useChange<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<E>) => call(endpoint, input),
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: keyOf(listPeople) }),
        queries.invalidateQueries({ queryKey: keyOf(listRoles) }),
      ]);
    },
  });
}
