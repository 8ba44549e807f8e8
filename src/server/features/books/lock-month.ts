import type { ShownBookSettings } from '#contract/books.ts';
import { fail } from '#contract/kit/errors.ts';
import { firstDay, lastDay, lockProblem, type Month, nextMonth } from '#domain/books/lock-periods.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { dayOf, endOfDay } from '#domain/shared/time-zone.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { lockMatching } from '../bank-matching/found-matches-repository.ts';
import { closeArrivals } from './bank-arrivals-repository.ts';
import { readBookSettings } from './book-settings-repository.ts';
import { countKinds, totalsOf } from './count-books.ts';
import { deletePeriod, holdMovements, insertPeriod, listPeriods } from './periods-repository.ts';
import { viewSettings } from './read-books.ts';

const REFUSED = {
  not_over: 'books_month_not_over',
  locked: 'books_month_locked',
  gap: 'books_month_gap',
} as const;

/** Of two who press together, the second finds the month locked. */
export async function lockMonth(context: Context, { month }: { month: Month }): Promise<ShownBookSettings> {
  const { db, provider, now, actor } = context;
  const [{ timezone }, moment] = await Promise.all([getStore(context), provider.now()]);
  await db.transaction().execute(async (trx) => {
    await holdMovements(trx);
    await lockMatching(trx);
    const [last] = await listPeriods(trx);
    const problem = lockProblem(month, { today: dayOf(moment, timezone), locked: last?.month });
    if (problem) throw fail(REFUSED[problem]);
    const settings = await readBookSettings(trx);
    const [from, to] = [firstDay(month), lastDay(month)];
    const totals = totalsOf(await countKinds(trx, { from, to, zone: timezone, settings }), settings);
    await closeArrivals(trx, month, to);
    await insertPeriod(trx, {
      ...{ month, totals, settings, locked_by: actor.email, locked_at: now() },
      ends: epochSeconds(endOfDay(to, timezone) + 1),
      opens: firstDay(nextMonth(month)),
    });
    await note(context, trx, 'books.lock', month, { after: { timezone, totals } });
  });
  return viewSettings(db);
}

export async function unlockMonth(context: Context, { month }: { month: Month }): Promise<ShownBookSettings> {
  await context.db.transaction().execute(async (trx) => {
    await holdMovements(trx);
    const periods = await listPeriods(trx);
    const own = periods.find((period) => period.month === month);
    if (!own) throw fail('books_month_not_locked');
    if (periods[0] !== own) throw fail('books_month_locked_after');
    await deletePeriod(trx, month);
    await note(context, trx, 'books.unlock', month, { before: { totals: own.totals } });
  });
  return viewSettings(context.db);
}

export function note(
  { now, actor, ip }: Context,
  trx: Database,
  action: string,
  object_id: string,
  said: Readonly<{ before?: unknown; after?: unknown }>,
): Promise<void> {
  return writeAudit(trx, {
    ...authorOf({ actor, ip }),
    at: utcInstant(now()),
    ...{ action, object_kind: 'books', object_id, result: 'succeeded' },
    ...said,
  });
}
