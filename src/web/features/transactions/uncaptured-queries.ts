import {
  AUTHORIZATION_SORTS,
  type Authorization,
  CHECKED_MAX,
  checkAuthorizations,
  listAuthorizations,
  summarizeAuthorizations,
} from '#contract/authorizations.ts';
import type { AuthorizationVerdict } from '#domain/payments/authorization-check.ts';
import type { Word } from '#domain/shared/word.ts';
import { call } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';

export const authorizationsQuery = ({ page, perPage, sort }: ListState) =>
  listQuery(listAuthorizations, {
    page,
    pagesize: perPage,
    sort: AUTHORIZATION_SORTS.find((known) => known === sort.column),
    direction: sort.direction,
  });

export const authorizationsSummaryQuery = () => listQuery(summarizeAuthorizations, {});

export type Checked = Readonly<{ row: Authorization; verdict: Word<AuthorizationVerdict> }>;

/** What stands in the way of each payment at this moment. Sends nothing. */
export async function checkRows(rows: readonly Authorization[]): Promise<readonly Checked[]> {
  const ids = rows.map(({ payment_intent_id }) => payment_intent_id);
  const verdicts = new Map<string, Word<AuthorizationVerdict>>();
  for (let from = 0; from < ids.length; from += CHECKED_MAX) {
    const { data } = await call(checkAuthorizations, {
      payment_intent_ids: ids.slice(from, from + CHECKED_MAX),
    });
    for (const { payment_intent_id, verdict } of data) verdicts.set(payment_intent_id, verdict);
  }
  return rows.map((row) => ({ row, verdict: verdicts.get(row.payment_intent_id) ?? 'missing' }));
}
