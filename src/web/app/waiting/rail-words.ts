import type { DeadlineMark } from '#domain/account/deadlines.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords, momentWords, moneyWords } from '#web/shared/store-format.ts';
import { waitingCopy as copy } from './waiting-copy.ts';

/** All there is to know of a mark: what, how much, by when. Banks know days, everything else has a time and a zone. */
export function markName({ kind, at, count, only }: DeadlineMark): string {
  const { store } = pageSettings();
  const until = kind === 'payout' ? formatDate(at, store) : momentWords(at);
  const words = copy.marks[kind];
  if (!only) return words.several(countWords(count), until);
  const sum = moneyWords(money(Math.abs(only.amount), only.currency));
  return only.amount < 0 ? copy.withdrawal(sum, until) : words.one(sum, until);
}

/** One leads to itself, several to their list. */
export function markHref({ kind, only }: DeadlineMark): string {
  switch (kind) {
    case 'payout':
      return only ? paths.payout(only.id) : paths.payouts();
    case 'dispute':
      return only ? paths.payment({ id: only.id }) : paths.disputes({ filter: 'awaiting_response' });
    default:
      return only ? paths.payment({ id: only.id }) : paths.transactions({ tab: 'uncaptured-page' });
  }
}
