import * as z from 'zod/mini';
import { exportId } from '#contract/exports.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import type { Attachment } from '../../mail/mail-message.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { exportReadyMail } from '../../mail/templates/export-ready.ts';
import { getStore, speakTo } from '../../store/store-repository.ts';
import { listMailReaders } from '../notes/mail-readers-repository.ts';
import { copyExport } from './copy-export.ts';
import { exportableKinds } from './exportable-kinds.ts';
import { findExportWithOwner, isOfBooks, type StoredList } from './exports-repository.ts';
import { countFileRows } from './file-request.ts';
import { smallFile } from './small-file.ts';
import { exportFilename } from './stream-export.ts';

/** Mails an export to the person who asked for it: the file while it is small, else the way to it. */
export const mailExport = job({
  name: 'exports.mail-file',
  input: z.object({ export_id: exportId }),
  attemptsMax: 5,
  // One at a time, and in no turn of the downloads: whoever reads slowly must not hold up the jobs.
  queue: 'mailed exports',
  async run(deps, { export_id }) {
    const found = await findExportWithOwner(deps.db, export_id);
    if (!found) return; // Its owner was removed meanwhile.
    const { record } = found;
    if (isOfBooks(record)) return; // Only schedules make these, and mail them themselves.
    const readers = await listMailReaders(deps.db, 'export_ready');
    if (!readers.some(({ id }) => id === found.record.user_id)) return;
    if (!exportableKinds(found).includes(found.record.kind)) return; // Their role was changed meanwhile.
    const { timezone, name } = await getStore(deps);
    const filename = await exportFilename(deps, record);
    const written = await writeSmallFile(deps, { ...found, record }, filename);
    const rows = written?.rows ?? (await countFileRows(deps.db, record, timezone));
    const message = await speakTo(deps, found.email, () =>
      exportReadyMail({
        to: found.email,
        first_name: found.first_name,
        storeName: name,
        what: record.kind,
        rows,
        filename,
        url: `${deps.config.publicUrl}/wp-admin/admin.php?page=wc-admin&path=/payments/exports`,
        ...(written && { file: written.file }),
      }),
    );
    await deps.db.transaction().execute((trx) => sendOnce(trx, `export:${export_id}`, message));
  },
});

async function writeSmallFile(
  deps: Deps,
  { record, capabilities }: Readonly<{ record: StoredList; capabilities: readonly string[] }>,
  filename: string,
): Promise<{ rows: number; file: Attachment } | undefined> {
  const written = await smallFile((destination) => copyExport(deps, record, { capabilities }, destination));
  if (!written) return undefined;
  const { facts, content } = written;
  return { rows: facts.rows, file: { filename, contentType: 'text/csv', content } };
}
