import type { Payout } from '#contract/payouts.ts';
import type { WaitingWork } from '#domain/account/waiting-work.ts';
import { payoutFailureReason } from '#domain/payouts/payout-failure.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { arrivalOf, arrivalWords } from '#web/shared/arrival.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords, moneyWords, zoneWords } from '#web/shared/store-format.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { waitingCopy as copy } from './home-copy.ts';

/** One line of what needs doing, as it is read. */
export type Matter = Readonly<{
  id: string;
  icon: IconName;
  tone: 'alert' | 'warning';
  title: string;
  text: string;
  action: string;
  href: string;
}>;

const ICONS = { disputes: 'flag', held: 'shield', expiring: 'clock' } as const satisfies Record<
  WaitingWork['kind'],
  IconName
>;
const LISTS: Readonly<Record<WaitingWork['kind'], () => string>> = {
  disputes: () => paths.disputes({ filter: 'awaiting_response' }),
  held: () => paths.transactions({ tab: 'uncaptured-page' }),
  expiring: () => paths.transactions({ tab: 'uncaptured-page' }),
};

/** One alone leads to itself, several to their list. Where not all were read, there is no sum, and there may be more. */
export function workWords(
  { kind, count, total, until, isUrgent, only }: WaitingWork,
  isPartial: boolean,
): Matter {
  const words = copy[kind];
  const sum = !isPartial && total && moneyWords(money(total.amount, total.currency));
  const counted = isPartial ? copy.orMore(countWords(count)) : countWords(count);
  const what = count === 1 && !isPartial ? words.one : words.several(counted);
  return {
    id: kind,
    icon: ICONS[kind],
    tone: isUrgent ? 'alert' : 'warning',
    title: sum ? copy.about(what, sum) : what,
    text: (count === 1 && !isPartial ? words.until : words.firstUntil)(
      formatDateTime(until, pageSettings().store),
      zoneWords(),
    ),
    action: words.action,
    href: only === undefined || isPartial ? LISTS[kind]() : paths.payment({ id: only }),
  };
}

/** Nothing is lost: what could not be paid out is in the balance again. */
export function failedPayoutWords(payout: Payout): Matter {
  const { id, amount, currency, failure_code, failure_message } = payout;
  const { title, text, action } = copy.failedPayout;
  return {
    id,
    icon: 'payout',
    tone: 'alert',
    title: title(moneyWords(money(amount, currency)), arrivalWords(arrivalOf(payout))),
    text: text(payoutFailureReason(failure_code, failure_message)),
    action,
    href: paths.payout(id),
  };
}
