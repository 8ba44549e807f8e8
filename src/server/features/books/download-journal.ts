import { createHash } from 'node:crypto';
import { inTurn } from '../../http/download-turns.ts';
import { openDownload } from '../../http/open-download.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { sendPieces } from '../../http/send-pieces.ts';
import { type JournalAsked, journalFile } from './book-files-repository.ts';
import { refuseNoDays } from './read-books.ts';

/** Written while it is read, as exports are. */
export async function downloadJournal(context: Context, asked: JournalAsked): Promise<Streamed> {
  refuseNoDays(asked);
  const { pieces, contentType, filename } = await journalFile(context, asked);
  const body = await openDownload(context, { id: nameOf(asked), kind: 'journal' }, (destination) =>
    inTurn(destination, async () => void (await sendPieces(context, pieces, destination))),
  );
  return { body, contentType, filename };
}

/** The same question is the same file: it has no id but this. */
const nameOf = ({ from, to, format, currency }: JournalAsked): string =>
  createHash('sha256')
    .update(JSON.stringify([from, to, format, currency ?? null]))
    .digest('hex')
    .slice(0, 32);
