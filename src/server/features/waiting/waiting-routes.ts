import { readWaiting } from '#contract/waiting.ts';
import { deadlineMarks } from '#domain/account/deadlines.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { type Route, route } from '../../http/route.ts';
import { providerClock } from '../../provider-clock.ts';
import { getStore } from '../../store/store-repository.ts';
import { countWaiting, listDeadlines } from './waiting-repository.ts';

export const waitingRoutes: readonly Route[] = [
  route(readWaiting, async (context) => {
    const [{ timezone }, now] = await Promise.all([getStore(context), providerClock(context)]);
    const [counts, deadlines] = await Promise.all([
      countWaiting(context.db),
      listDeadlines(context.db, now, timezone),
    ]);
    const known = context.actor.capabilities.includes('see_payouts')
      ? deadlines
      : deadlines.filter(({ kind }) => kind !== 'payout');
    return {
      ...counts,
      deadlines: deadlineMarks(known, now).map(({ at, only, ...mark }) => ({
        ...mark,
        at: utcInstant(at),
        only: only && { id: only.id, amount: minor(only.amount), currency: currency(only.currency) },
      })),
    };
  }),
];
