import type { OverviewTask } from '#domain/account/overview-tasks.ts';
import { requirementMessages } from '#domain/account/requirement-messages.ts';
import { connectHref, withSource } from '#web/shared/connect-url.ts';
import { paths } from '#web/shared/paths.ts';

/** Where a task leads: to a page, or to a question asked first. */
export type TaskTarget =
  | Readonly<{ href: string; newTab?: boolean }>
  | Readonly<{ opens: 'requirements'; leadsTo: TaskTarget }>
  | Readonly<{ opens: 'go_live' }>;

export function taskTarget(task: OverviewTask): TaskTarget {
  switch (task.kind) {
    case 'details': {
      const leadsTo = detailsTarget(task);
      return requirementMessages(task.errors).length > 1 ? { opens: 'requirements', leadsTo } : leadsTo;
    }
    case 'reconnect':
      return { href: withSource(task.url, { source: 'wcpay-reconnect-task' }) };
    case 'work':
      return { href: workHref(task) };
    case 'draft':
      return { href: paths.challenge(task.draft.dispute_id) };
    case 'failed_payout':
      return { href: paths.payout(task.payout.id) };
    case 'bank':
      return {
        href: connectHref({ collect_payout_requirements: 'true', source: 'wcpay-setup-payouts-task' }),
      };
    case 'payment_methods':
      return { href: paths.additionalPaymentMethods() };
    case 'go_live':
      return task.isBegun ? { href: paths.continueOnboarding() } : { opens: 'go_live' };
  }
}

/** Whoever has no account page of their own goes on with the verification instead: nobody is left without a door. */
function detailsTarget({ isSetup, accountLink }: Extract<OverviewTask, { kind: 'details' }>): TaskTarget {
  if (isSetup) return { href: connectHref({ source: 'wcpay-finish-setup-task' }) };
  return accountLink === false ? { href: paths.continueOnboarding() } : { href: accountLink, newTab: true };
}

/** One alone leads to itself, several to their list, what ends first on top. */
function workHref({ work: { kind, only }, isPartial }: Extract<OverviewTask, { kind: 'work' }>): string {
  if (only !== undefined && !isPartial) return paths.payment({ id: only });
  return kind === 'disputes'
    ? paths.disputes({ filter: 'awaiting_response' })
    : paths.transactions({ tab: 'uncaptured-page', orderby: 'capture_by', order: 'asc' });
}
