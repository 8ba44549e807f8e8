import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { exportId } from '#contract/exports.ts';
import { AppError } from '#contract/kit/errors.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Deps } from '../../../deps.ts';
import { job } from '../../../jobs/job.ts';
import type { Attachment } from '../../../mail/mail-message.ts';
import { speakTo } from '../../../store/store-repository.ts';
import { copyExport } from '../copy-export.ts';
import { findExportWithOwner, isOfBooks } from '../exports-repository.ts';
import { smallFile } from '../small-file.ts';
import { bookFile, exportFilename } from '../stream-export.ts';
import { mailFile } from './mail-schedule.ts';
import { listFilePeople, mayHave } from './people-repository.ts';

/** Mails the file of a run to one person: the file itself while it is small, else the way to it. */
export const mailScheduledFile = job({
  name: 'exports.mail-scheduled-file',
  input: z.object({ export_id: exportId, run_id: z.int(), maker: z.string() }),
  attemptsMax: 5,
  // With the files that people asked for: one at a time, and in no turn of the downloads.
  queue: 'mailed exports',
  async run(deps, { export_id, run_id, maker }) {
    const found = await findExportWithOwner(deps.db, export_id);
    if (!found) return; // Its reader was removed meanwhile.
    const { record } = found;
    const [reader] = await listFilePeople(deps.db, [record.user_id]);
    if (!reader || !mayHave(reader, record.kind)) return; // Suspended, or in another role meanwhile.
    const attached = await attachmentOf(deps, found);
    const [from, to] = (record.filters as { date_between: readonly [CalendarDate, CalendarDate] })
      .date_between; // Every run names its days.
    const sent = { run: { from, to }, run_id, file: export_id, maker, attached };
    await deps.db
      .transaction()
      .execute((trx) => mailFile({ ...deps, db: trx }, reader, { kind: record.kind }, sent));
  },
});

type Found = NonNullable<Awaited<ReturnType<typeof findExportWithOwner>>>;

/** Nothing where it cannot be made any more: the page that the mail leads to says why. */
async function attachmentOf(
  deps: Deps,
  { record, ...reader }: Found,
): Promise<Attachment | 'too_large' | undefined> {
  if (!isOfBooks(record)) {
    const filename = await exportFilename(deps, record);
    const written = await smallFile((destination) => copyExport(deps, record, reader, destination));
    return written ? { filename, contentType: 'text/csv', content: written.content } : 'too_large';
  }
  try {
    return await speakTo(deps, reader.email, async () => {
      const actor = { ...reader, user_id: record.user_id };
      const { pieces, contentType, filename } = await bookFile({ ...deps, actor }, record);
      const written = await smallFile((destination) => pipeline(pieces, destination));
      return written ? { filename, contentType, content: written.content } : 'too_large';
    });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
