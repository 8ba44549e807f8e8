import type * as z from 'zod/mini';
import { listSecurity } from '#contract/security.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/shared/data-list/list-state.ts';
import { understood } from '#web/shared/data-list/understood.ts';
import type { auditSearch } from '#web/shared/search-parameters.ts';

/** A part of the audit log, found at its address in the same words. */
type SecuritySearch = z.output<typeof auditSearch>;

const { action, result } = listSecurity.input.shape;
export const understoodSearch = (search: SecuritySearch): SecuritySearch =>
  understood(search, { action_is: action, result_is: result });

export const securityQuery = (
  { action_is, result_is, date_after, date_before }: SecuritySearch,
  { page, perPage, sort }: ListState,
) =>
  listQuery(listSecurity, {
    action: action_is,
    result: result_is,
    date_after,
    date_before,
    direction: sort.direction,
    page,
    pagesize: perPage,
  });
