import * as contract from '#contract/exports.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { makeNonce } from '../../http/nonce.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { checkLink, makeLink } from './export-link.ts';
import { exportableKinds } from './exportable-kinds.ts';
import { getExport, listExports, type StoredExport } from './exports-repository.ts';
import { requestAudit, requestDisputes, requestPayouts, requestTransactions } from './request-export.ts';
import { schedulesRoutes } from './schedules/schedules-routes.ts';
import { streamExport } from './stream-export.ts';

/** A file of any size is ready at once: it is made while it is read. One of another list is not there. */
const readyOf =
  (asked?: FileKind) =>
  async (context: Context, { export_id }: { export_id: ExportId }) => {
    const record = await getExport(context.db, export_id, context.actor.user_id);
    const kinds = asked ? [asked] : exportableKinds(context.actor);
    if (!kinds.includes(record.kind)) throw fail('export_not_found');
    return { status: 'success' as const, download_url: await downloadUrl(context, record) };
  };

export const exportsRoutes: readonly Route[] = [
  ...schedulesRoutes,

  route(contract.exportTransactions, requestTransactions),
  route(contract.exportTransactionsByGet, requestTransactions),
  route(contract.checkTransactionsExport, readyOf('transactions')),

  route(contract.exportPayouts, requestPayouts),
  route(contract.exportPayoutsByGet, requestPayouts),
  route(contract.checkPayoutsExport, readyOf('payouts')),

  route(contract.exportDisputes, requestDisputes),
  route(contract.exportDisputesByGet, requestDisputes),
  route(contract.checkDisputesExport, readyOf('disputes')),

  route(contract.exportAudit, requestAudit),
  route(contract.exportAuditByGet, requestAudit),
  route(contract.checkAuditExport, readyOf('audit-log')),

  route(contract.checkExport, readyOf()),
  route(contract.listExports, ({ db, actor }, { export_id, ...paging }) =>
    listExports(db, actor.user_id, exportableKinds(actor), { ...pageOf(paging), export_id }),
  ),

  route(contract.downloadExport, async (context, { export_id, expires, token }) => {
    const record = await getExport(context.db, export_id, context.actor.user_id);
    if (!exportableKinds(context.actor).includes(record.kind)) throw fail('export_not_found');
    const link = checkLink(record, { expires, token }, context.now());
    if (link === 'forged') throw fail('export_link_invalid');
    if (link === 'expired') throw fail('export_link_expired');
    return streamExport(context, record);
  }),
];

/** A browser that opens the address sends no headers of ours, so the nonce of its session travels in it. */
async function downloadUrl(context: Context, record: StoredExport): Promise<string> {
  const { expires, token } = makeLink(record, context.now());
  const query = new URLSearchParams({ expires: String(expires), token });
  if (context.actor.session_id) query.set('_wpnonce', await makeNonce(context, context.actor));
  return `/wp-json/wc/v3/payments/exports/${record.id}/file?${query}`;
}
