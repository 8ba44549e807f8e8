import type { EpochSeconds } from '../shared/time.ts';
import type { RequirementError } from './account.ts';
import { accountStanding } from './account-standing.ts';
import { type AccountStatus, isRejected } from './account-status.ts';
import { type BankTask, bankTask } from './bank-task.ts';
import { type AwaitingDispute, type DisputeTask, disputeTask } from './dispute-task.ts';

type KnownAccount = Exclude<AccountStatus, { error: true }>;

type Task<Kind extends string, Rest = unknown> = Readonly<{
  kind: Kind;
  key: string;
  level: 1 | 2 | 3;
  completed: boolean;
  isDismissable: boolean;
  isDeletable: boolean;
  allowSnooze: boolean;
}> &
  Rest;

export type OverviewTask =
  | Task<
      'details',
      Readonly<{
        isSetup: boolean;
        errors: readonly RequirementError[];
        pastDue: boolean;
        deadline: EpochSeconds | false;
        accountLink: string | false;
      }>
    >
  | Task<'reconnect', Readonly<{ url: string }>>
  | Task<'dispute', Omit<DisputeTask, 'key'>>
  | Task<'bank', Pick<BankTask, 'reason' | 'deadline'>>
  | Task<'payment_methods'>
  | Task<'go_live', Readonly<{ isBegun: boolean }>>;

export type OverviewFacts = Readonly<{
  accountStatus: AccountStatus;
  showUpdateDetailsTask: boolean;
  wpcomReconnectUrl: string | null;
  enabledPaymentMethods: readonly string[];
  isAccountConnected: boolean;
  testModeOnboarding: boolean;
  showGoLiveTask: boolean;
  liveApplication: AccountStatus | null;
}>;

/** While the provider decides about the account there is nothing a merchant could do. */
export const hidesTasks = (account: AccountStatus): boolean =>
  !account.error && (isRejected(account.status) || account.status === 'under_review');

/** Whatever the account, its disputes and its settings ask of the merchant, in the order the overview names them. */
export function overviewTasks(
  facts: OverviewFacts,
  awaiting: readonly AwaitingDispute[],
  now: EpochSeconds,
): OverviewTask[] {
  const { accountStatus: account } = facts;
  const known = account.error ? undefined : account;
  const tasks = [
    known && detailsTask(facts, known),
    reconnectTask(facts),
    disputes(awaiting, now),
    known && bank(known, now),
    known && paymentMethodsTask(facts, known),
    goLiveTask(facts),
  ];
  return tasks.filter((task) => task !== undefined);
}

const CLOSABLE = { completed: false, isDismissable: true, isDeletable: false, allowSnooze: true } as const;
/** Too much depends on it to be put away for good: it can only wait a day. */
const LASTING = { ...CLOSABLE, isDismissable: false } as const;

const sellsEarly = ({ progressiveOnboarding: { isEnabled, isComplete } }: KnownAccount): boolean =>
  isEnabled && !isComplete;

function detailsTask(
  { showUpdateDetailsTask }: OverviewFacts,
  account: KnownAccount,
): OverviewTask | undefined {
  const isSetup = !account.detailsSubmitted;
  if (!showUpdateDetailsTask || (account.progressiveOnboarding.isEnabled && !isSetup)) return undefined;
  return {
    ...LASTING,
    kind: 'details',
    key: isSetup ? 'complete-setup' : 'update-business-details',
    level: 1,
    isSetup,
    errors: account.requirements.errors,
    pastDue: account.pastDue,
    deadline: account.currentDeadline,
    accountLink: account.accountLink,
  };
}

const reconnectTask = ({ wpcomReconnectUrl: url }: OverviewFacts): OverviewTask | undefined =>
  url ? { ...LASTING, kind: 'reconnect', key: 'reconnect-wpcom-user', level: 1, url } : undefined;

function disputes(awaiting: readonly AwaitingDispute[], now: EpochSeconds): OverviewTask | undefined {
  const task = disputeTask(awaiting, now);
  return task && { ...CLOSABLE, kind: 'dispute', level: 1, ...task };
}

function bank(account: KnownAccount, now: EpochSeconds): OverviewTask | undefined {
  const task = bankTask(account, now);
  if (!task) return undefined;
  return { ...(task.level === 1 ? LASTING : CLOSABLE), kind: 'bank', key: 'verify-bank-details-po', ...task };
}

function paymentMethodsTask(
  { enabledPaymentMethods }: OverviewFacts,
  account: KnownAccount,
): OverviewTask | undefined {
  if (enabledPaymentMethods.length !== 1 || !account.detailsSubmitted || sellsEarly(account))
    return undefined;
  return { ...CLOSABLE, kind: 'payment_methods', key: 'add-apms', level: 3 };
}

/** A live account that was applied for is a task only while it waits for the merchant. */
function goLiveTask(facts: OverviewFacts): OverviewTask | undefined {
  const { isAccountConnected, testModeOnboarding, showGoLiveTask, liveApplication } = facts;
  if (!isAccountConnected || !testModeOnboarding || !showGoLiveTask) return undefined;
  const isBegun = liveApplication !== null;
  if (isBegun && accountStanding(liveApplication)?.waitsFor !== 'you') return undefined;
  return { ...CLOSABLE, kind: 'go_live', key: 'go-live-payments', level: 3, isBegun };
}
