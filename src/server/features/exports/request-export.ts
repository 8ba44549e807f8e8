import type { Received } from '#contract/endpoint.ts';
import type { exportTransactions } from '#contract/exports.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import type { Context } from '../../http/route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { insertExport } from './exports-repository.ts';
import { mailExport } from './mail-export.job.ts';

/** Writes down what is wanted and has it mailed. The file itself is made when it is read, so it is ready at once. */
export function requestExport(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  {
    columns,
    locale,
    user_email: _ignored,
    user_timezone: _alsoIgnored,
    ...filters
  }: Received<typeof exportTransactions>,
): Promise<{ export_id: ExportId }> {
  return db.transaction().execute(async (trx) => {
    const export_id = await insertExport(trx, {
      user_id: actor.user_id,
      filters,
      columns,
      locale,
      created: now(),
    });
    await enqueue(trx, mailExport, { export_id }, { key: `export:${export_id}` });
    return { export_id };
  });
}
