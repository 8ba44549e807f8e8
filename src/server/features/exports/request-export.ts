import type { exportAudit, exportDisputes, exportPayouts, exportTransactions } from '#contract/exports.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { exportLocale } from '#domain/settings/export-language.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { AUDIT_FILE_COLUMNS } from '../../audit/audit-file-repository.ts';
import { noteExport } from '../../audit/note-export.ts';
import type { Context } from '../../http/route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { getStore } from '../../store/store-repository.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { insertExport } from './exports-repository.ts';
import type { FileRequest } from './file-request.ts';
import { mailExport } from './mail-export.job.ts';

type Asking = Pick<Context, 'db' | 'config' | 'actor' | 'now' | 'ip'>;

export const requestTransactions = (
  asking: Asking,
  {
    columns,
    locale,
    user_email: _ignored,
    user_timezone: _alsoIgnored,
    ...filters
  }: Received<typeof exportTransactions>,
) => requestExport(asking, { kind: 'transactions', filters, columns }, locale);

export const requestPayouts = (
  asking: Asking,
  { columns, locale, user_email: _ignored, ...filters }: Received<typeof exportPayouts>,
) => requestExport(asking, { kind: 'payouts', filters, columns }, locale);

export const requestDisputes = (
  asking: Asking,
  {
    columns,
    locale,
    user_email: _ignored,
    user_timezone: _alsoIgnored,
    ...filters
  }: Received<typeof exportDisputes>,
) => requestExport(asking, { kind: 'disputes', filters, columns }, locale);

export const requestAudit = (
  asking: Asking,
  { locale, user_email: _ignored, ...filters }: Received<typeof exportAudit>,
) => requestExport(asking, { kind: 'audit-log', filters, columns: AUDIT_FILE_COLUMNS }, locale);

/** Writes down what is wanted and has it mailed. The file itself is made when it is read, so it is ready at once. */
async function requestExport(
  asking: Asking,
  request: FileRequest,
  asked: string | undefined,
): Promise<{ export_id: ExportId }> {
  const { db, actor, now } = asking;
  const [{ locale: site }, settings] = await Promise.all([getStore(asking), readSettings(db)]);
  const locale = exportLocale({ site, asked, setting: settings.reporting_export_language });
  return db.transaction().execute(async (trx) => {
    const export_id = await insertExport(trx, {
      ...request,
      user_id: actor.user_id,
      locale,
      created: now(),
    });
    await enqueue(trx, mailExport, { export_id }, { key: `export:${export_id}` });
    await noteExport({ ...asking, db: trx }, 'export.request', { id: export_id, kind: request.kind });
    return { export_id };
  });
}
