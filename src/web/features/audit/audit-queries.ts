import { listAudit, verifyAudit } from '#contract/audit.ts';
import { checkAuditExport, exportAudit } from '#contract/exports.ts';
import { dateFilters } from '#contract/kit/fields.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentTerms } from '#web/blocks/data-list/sent-terms.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

const { action, result, actor_email } = listAudit.input.shape;
/** The filters of the log by their names in the address. */
export const auditFilters = { action_is: action, result_is: result, actor_is: actor_email, ...dateFilters };
export type AuditSearch = AddressOf<typeof auditFilters>;

const asked = (search: AuditSearch, state: ListState) => ({
  ...sentFilters(search, dateFilters),
  action: search.action_is,
  result: search.result_is,
  actor_email: search.actor_is,
  search: sentTerms(state.terms),
  direction: state.sort.direction,
});

export const auditQuery = (search: AuditSearch, state: ListState) =>
  listQuery(listAudit, { ...asked(search, state), page: state.page, pagesize: state.perPage });

export const chainQuery = () => ({ ...readQuery(verifyAudit, {}), staleTime: 0 });

/** The file of the log as it stands on the screen. */
export const startExport = (search: AuditSearch, state: ListState, locale: string | undefined) =>
  call(exportAudit, { ...asked(search, state), locale });

export const checkExport = (export_id: ExportId) => call(checkAuditExport, { export_id });

const SUGGESTIONS_MAX = 20;

/** People and things the log knows that contain what was typed. */
export async function findInLog(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(listAudit, { search: text, pagesize: SUGGESTIONS_MAX }, { signal });
  const words = data.flatMap(({ actor_email, object_id }) => [actor_email, object_id]);
  return [...new Set(words)].filter((word) => word.toLowerCase().includes(text.toLowerCase())).slice(0, 6);
}
