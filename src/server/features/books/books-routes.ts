import { Readable } from 'node:stream';
import * as contract from '#contract/books.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { callerName } from '../../access/caller-name.ts';
import { type Route, route } from '../../http/route.ts';
import { downloadJournal } from './download-journal.ts';
import { listEntries } from './list-entries.ts';
import { lockMonth, unlockMonth } from './lock-month.ts';
import { readBooks, viewSettings } from './read-books.ts';
import { readStatement } from './read-statement.ts';
import { saveChart } from './save-chart.ts';
import { statementFile, statementPaper } from './statement-paper.ts';

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
    const statement = await readStatement(context, month);
    const name = `${statement.isTest ? 'sandbox-' : ''}statement-${month}`;
    if (format === 'csv') {
      const body = Readable.from([Buffer.from(statementFile(statement))]);
      return { body, contentType: 'text/csv; charset=utf-8', filename: `${name}.csv` };
    }
    const content = await context.foreignFiles.drawPaper(
      callerName(context.actor),
      statementPaper(statement),
    );
    return {
      body: Readable.from([Buffer.from(content)]),
      contentType: 'application/pdf',
      filename: `${name}.pdf`,
    };
  }),
];
