import { dateFilters } from '#contract/kit/fields.ts';
import { listSecurity } from '#contract/security.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

const { action, result } = listSecurity.input.shape;
/** The filters of the page by their names in the address. */
export const securityFilters = { action_is: action, result_is: result, ...dateFilters };
type SecuritySearch = AddressOf<typeof securityFilters>;

export const securityQuery = (search: SecuritySearch, { page, perPage, sort }: ListState) =>
  listQuery(listSecurity, {
    ...sentFilters(search, dateFilters),
    action: search.action_is,
    result: search.result_is,
    direction: sort.direction,
    page,
    pagesize: perPage,
  });
