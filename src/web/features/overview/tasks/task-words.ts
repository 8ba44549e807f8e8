import type { OverviewTask } from '#domain/account/overview-tasks.ts';
import { requirementMessages } from '#domain/account/requirement-messages.ts';
import { daysLeft } from '#domain/disputes/response-deadline.ts';
import { formatDate, formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { moneyWords, zoneWords } from '#web/shared/store-format.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import * as copy from './tasks-copy.ts';

export type TaskWords = Readonly<{
  title: string;
  text: string;
  note?: string;
  action: string;
  icon: IconName;
  tone: 'alert' | 'warning' | 'primary' | undefined;
}>;

type Of<Kind extends OverviewTask['kind']> = Extract<OverviewTask, { kind: Kind }>;

/** A task as the merchant reads it. */
export function taskWords(task: OverviewTask, now: EpochSeconds): TaskWords {
  switch (task.kind) {
    case 'details':
      return detailsWords(task);
    case 'reconnect':
      return { ...copy.reconnectTaskCopy, icon: 'globe', tone: 'warning' };
    case 'dispute':
      return disputeWords(task, now);
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

function detailsWords({ isSetup, errors, pastDue, deadline }: Of<'details'>): TaskWords {
  const words = copy.detailsTaskCopy;
  const problems = requirementMessages(errors);
  const [only] = problems;
  const what = problems.length > 1 ? words.several(problems.length) : (only ?? words.missing);
  const by = deadline === false ? '' : words.by(formatDate(deadline, pageSettings().store));
  return {
    title: isSetup ? words.finish : words.update,
    text: `${what} ${pastDue ? words.pastDue : by}`.trim(),
    note: words.waiting,
    action: problems.length > 1 ? words.moreAction : isSetup ? words.finishAction : words.updateAction,
    icon: 'store',
    tone: pastDue ? 'alert' : 'warning',
  };
}

function disputeWords({ disputes, total, isLastDay, isUrgent }: Of<'dispute'>, now: EpochSeconds): TaskWords {
  const words = copy.disputeTaskCopy;
  const [first] = disputes;
  const date = formatDateTime(first.due_by, pageSettings().store);
  const look = { icon: 'flag' as const, tone: isUrgent ? ('alert' as const) : ('warning' as const) };
  const sum = total && moneyWords(money(total.amount, total.currency));
  if (disputes.length > 1) {
    const count = disputes.length;
    const title = sum ? words.severalTotal(count, sum) : words.several(count);
    return { ...look, title, text: words.severalText(date, zoneWords()), action: words.see };
  }
  const left = isLastDay ? words.lastDay : words.left(daysLeft(secondsOf(first.due_by), now));
  const title = `${words.one(moneyWords(money(first.amount, first.currency)))}: ${left}`;
  return { ...look, title, text: words.oneText(date, zoneWords()), action: words.respond };
}

function bankWords({ reason, deadline, level }: Of<'bank'>): TaskWords {
  const { title, text } = copy.bankTaskCopy.reasons[reason];
  return {
    title,
    text: text(formatDate(deadline, pageSettings().store)),
    note: copy.detailsTaskCopy.waiting,
    action: copy.bankTaskCopy.action,
    icon: 'payout',
    tone: level === 1 ? 'alert' : level === 2 ? 'warning' : undefined,
  };
}
