import { Readable } from 'node:stream';
import * as contract from '#contract/books.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { type Route, route } from '../../http/route.ts';
import { statementOf } from './book-files-repository.ts';
import { downloadJournal } from './download-journal.ts';
import { listEntries } from './list-entries.ts';
import { lockMonth, unlockMonth } from './lock-month.ts';
import { readBooks, viewSettings } from './read-books.ts';
import { saveChart } from './save-chart.ts';

export const booksRoutes: readonly Route[] = [
  route(contract.readBooks, readBooks),
  route(contract.listBookEntries, (context, { from, to, ...paging }) =>
    listEntries(context, { from, to, ...pageOf(paging) }),
  ),
  route(contract.readBookSettings, ({ db }) => viewSettings(db)),
  route(contract.saveBookSettings, saveChart),
  route(contract.lockMonth, lockMonth),
  route(contract.unlockMonth, unlockMonth),
  route(contract.downloadJournal, downloadJournal),

  route(contract.downloadStatement, async (context, { month, format }) => {
    const { pieces, ...file } = await statementOf(context, month, format);
    return { ...file, body: Readable.from(pieces) };
  }),
];
