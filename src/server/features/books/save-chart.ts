import type { ShownBookSettings } from '#contract/books.ts';
import { fail } from '#contract/kit/errors.ts';
import { type BookSettings, chartProblems } from '#domain/books/chart-of-accounts.ts';
import type { Context } from '../../http/route.ts';
import { readBookSettings, saveBookSettings } from './book-settings-repository.ts';
import { note } from './lock-month.ts';
import { holdMovements, listPeriods } from './periods-repository.ts';
import { viewSettings } from './read-books.ts';

export async function saveChart(
  context: Context,
  { settings }: { settings: BookSettings },
): Promise<ShownBookSettings> {
  const [problem] = chartProblems(settings.package, settings);
  if (problem) throw fail('books_chart_wrong', problem);
  await context.db.transaction().execute(async (trx) => {
    await holdMovements(trx);
    const [before, locked] = [await readBookSettings(trx), await listPeriods(trx)];
    if (before.basis !== settings.basis && locked.length > 0) throw fail('books_locked_basis');
    await saveBookSettings(trx, settings, context.now());
    await note(context, trx, 'books.save_chart', 'chart', { before, after: settings });
  });
  return viewSettings(context.db);
}
