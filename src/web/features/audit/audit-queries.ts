import type * as z from 'zod/mini';
import { listAudit, verifyAudit } from '#contract/audit.ts';
import { checkAuditExport, exportAudit } from '#contract/exports.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/shared/data-list/list-state.ts';
import { sentTerms } from '#web/shared/data-list/sent-terms.ts';
import { understood } from '#web/shared/data-list/understood.ts';
import type { auditSearch } from '#web/shared/search-parameters.ts';

export type AuditSearch = z.output<typeof auditSearch>;

const { action, result } = listAudit.input.shape;
export const understoodSearch = (search: AuditSearch): AuditSearch =>
  understood(search, { action_is: action, result_is: result });

const asked = (
  { action_is, result_is, actor_is, date_after, date_before }: AuditSearch,
  state: ListState,
) => ({
  action: action_is,
  result: result_is,
  actor_email: actor_is,
  date_after,
  date_before,
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
