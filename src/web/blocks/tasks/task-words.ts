import type { OverviewTask } from '#domain/account/overview-tasks.ts';
import { requirementMessages } from '#domain/account/requirement-messages.ts';
import {
  failedPayoutWords,
  unsentDraftWords,
  type TaskWords as Words,
  workWords,
} from '#domain/account/work-words.ts';
import { arrivalDay } from '#domain/payouts/arrival-day.ts';
import { payoutFailureReason } from '#domain/payouts/payout-failure.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords, dayWords, momentWords, moneyWords } from '#web/shared/store-format.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import * as copy from './tasks-copy.ts';
import { whatFollows } from './what-follows.ts';

export type TaskWords = Words &
  Readonly<{ note?: string; icon: IconName; tone: 'alert' | 'warning' | 'primary' | undefined }>;

type Of<Kind extends OverviewTask['kind']> = Extract<OverviewTask, { kind: Kind }>;

/** A task as the merchant reads it. What the provider's own message asks for on the same page is not said again. */
export function taskWords(task: OverviewTask, now: EpochSeconds, providerAsks = false): TaskWords {
  switch (task.kind) {
    case 'details':
      return detailsWords(task, providerAsks);
    case 'reconnect':
      return { ...copy.reconnectTaskCopy, icon: 'globe', tone: 'warning' };
    case 'work':
      return waitingWords(task, now);
    case 'draft':
      return draftWords(task);
    case 'failed_payout':
      return payoutWords(task);
    case 'bank':
      return bankWords(task);
    case 'payment_methods':
      return { ...copy.paymentMethodsTaskCopy, icon: 'card', tone: undefined };
    case 'go_live': {
      const { title, text, time: note, action } = copy.goLiveTaskCopy[task.isBegun ? 'begun' : 'open'];
      return { title, text, note, action, icon: 'store', tone: 'primary' };
    }
  }
}

function detailsWords(task: Of<'details'>, providerAsks: boolean): TaskWords {
  const words = copy.detailsTaskCopy;
  const { isSetup, errors, pastDue } = task;
  const problems = requirementMessages(errors);
  const [only] = problems;
  const what = problems.length > 1 ? words.several(problems.length) : (only ?? words.missing);
  return {
    title: isSetup ? words.finish : words.update,
    text: sentences(!providerAsks && what, whatFollows(task)),
    note: words.waiting,
    action: problems.length > 1 ? words.moreAction : isSetup ? words.finishAction : words.updateAction,
    icon: 'store',
    tone: pastDue ? 'alert' : 'warning',
  };
}

const ICONS = { disputes: 'flag', held: 'shield', expiring: 'clock' } as const satisfies Record<
  Of<'work'>['work']['kind'],
  IconName
>;
const sumWords = ({ amount, currency }: Readonly<{ amount: number; currency: string }>): string =>
  moneyWords(money(amount, currency));

function waitingWords({ work, isPartial }: Of<'work'>, now: EpochSeconds): TaskWords {
  const { kind, count, total, until, isUrgent } = work;
  return {
    ...workWords(work, {
      now,
      by: momentWords(until),
      sum: isPartial ? undefined : total && sumWords(total),
      atLeast: isPartial ? copy.taskListCopy.orMore(countWords(count)) : undefined,
    }),
    icon: ICONS[kind],
    tone: isUrgent ? 'alert' : 'warning',
  };
}

function draftWords({ draft }: Of<'draft'>): TaskWords {
  return {
    ...unsentDraftWords({ sum: sumWords(draft), by: momentWords(draft.until), standing: draft.standing }),
    icon: 'flag',
    tone: 'alert',
  };
}

function payoutWords({ payout }: Of<'failed_payout'>): TaskWords {
  const { type, amount, currency, failure_code, failure_message, date } = payout;
  const reason = payoutFailureReason(failure_code, failure_message);
  return {
    ...failedPayoutWords({
      type,
      sum: sumWords({ amount: Math.abs(amount), currency }),
      day: dayWords(arrivalDay(date, pageSettings().store.timezone)),
      reason,
    }),
    icon: 'payout',
    tone: 'alert',
  };
}

/** Only what has stopped is called so: an end of early selling that the provider has not drawn yet is still ahead. */
function bankWords({ reason, deadline, level, paused }: Of<'bank'>): TaskWords {
  const { reasons } = copy.bankTaskCopy;
  const { title, text } = reasons[reason];
  const isAhead = STOPS.has(reason) && (paused === 'none' || paused === 'payouts');
  return {
    title: isAhead ? reasons.near_threshold.title : title,
    text: text(formatDate(deadline, pageSettings().store)),
    note: copy.detailsTaskCopy.waiting,
    action: copy.bankTaskCopy.action,
    icon: 'payout',
    tone: level === 1 ? 'alert' : level === 2 ? 'warning' : undefined,
  };
}

const STOPS: ReadonlySet<Of<'bank'>['reason']> = new Set(['threshold_reached', 'no_payment_30_days']);
