import type { DraftStanding } from '../disputes/draft-standing.ts';
import type { PayoutType } from '../payouts/payout-type.ts';
import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import type { Word } from '../shared/word.ts';
import type { RequirementError } from './account.ts';
import { accountStanding } from './account-standing.ts';
import { type AccountStatus, isDecidedElsewhere } from './account-status.ts';
import { type BankTask, bankTask } from './bank-task.ts';
import { type PausedParts, pausedParts } from './paused-parts.ts';
import type { ListedTask } from './task-list.ts';
import type { WaitingWork } from './waiting-work.ts';

type KnownAccount = Exclude<AccountStatus, { error: true }>;

type Task<Kind extends string, Rest = unknown> = ListedTask &
  Readonly<{ kind: Kind; isDismissable: boolean; isDeletable: boolean; allowSnooze: boolean }> &
  Rest;

/** Evidence that is kept here, and that nobody will hand in for the merchant. */
export type UnsentDraft = Readonly<{
  dispute_id: string;
  amount: number;
  currency: string;
  until: EpochSeconds;
  standing: Exclude<DraftStanding, 'planned'>;
}>;
export type ReturnedPayout = Readonly<{
  id: string;
  type: Word<PayoutType>;
  amount: number;
  currency: string;
  created: EpochSeconds;
  /** The day it should have arrived. */
  date: EpochSeconds;
  failure_code: string | null;
  failure_message: string | null;
}>;
/** Work with a deadline, and what went wrong. */
export type Waiting = Readonly<{
  work: readonly WaitingWork[];
  /** Of which kinds there are more than were read. */
  partial: ReadonlySet<WaitingWork['kind']>;
  drafts: readonly UnsentDraft[];
  failedPayouts: readonly ReturnedPayout[];
}>;

export type OverviewTask =
  | Task<
      'details',
      Readonly<{
        isSetup: boolean;
        errors: readonly RequirementError[];
        pastDue: boolean;
        paused: PausedParts;
        deadline: EpochSeconds | false;
        accountLink: string | false;
      }>
    >
  | Task<'reconnect', Readonly<{ url: string }>>
  | Task<'draft', Readonly<{ draft: UnsentDraft }>>
  | Task<'failed_payout', Readonly<{ payout: ReturnedPayout }>>
  | Task<'work', Readonly<{ work: WaitingWork; isPartial: boolean }>>
  | Task<'bank', Pick<BankTask, 'reason' | 'deadline'> & Readonly<{ paused: PausedParts }>>
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

export const hidesTasks = (account: AccountStatus): boolean =>
  !account.error && isDecidedElsewhere(account.status);

export const NOTHING_WAITS: Waiting = { work: [], partial: new Set(), drafts: [], failedPayouts: [] };

/** Whatever the account, its money and its settings ask of the merchant: the one list that every page tells. */
export function overviewTasks(facts: OverviewFacts, waiting: Waiting, now: EpochSeconds): OverviewTask[] {
  const { accountStatus: account } = facts;
  const known = account.error || hidesTasks(account) ? undefined : account;
  const tasks = [
    known && detailsTask(facts, known),
    reconnectTask(facts),
    ...waitingTasks(waiting, now),
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
    paused: pausedParts(account),
    deadline: account.currentDeadline,
    accountLink: account.accountLink,
  };
}

const reconnectTask = ({ wpcomReconnectUrl: url }: OverviewFacts): OverviewTask | undefined =>
  url ? { ...LASTING, kind: 'reconnect', key: 'reconnect-wpcom-user', level: 1, url } : undefined;

/** Disputes become a task as soon as any of them is due within seven days. */
const DISPUTES_WITHIN_S = 7 * DAY_S;

function waitingTasks({ work, partial, drafts, failedPayouts }: Waiting, now: EpochSeconds): OverviewTask[] {
  return [
    ...drafts.map((draft) => ({
      ...{ ...LASTING, kind: 'draft' as const, key: `draft-${draft.dispute_id}`, level: 1 as const },
      ...{ until: draft.until, draft },
    })),
    ...failedPayouts.map((payout) => ({
      ...{
        ...CLOSABLE,
        kind: 'failed_payout' as const,
        key: `failed-payout-${payout.id}`,
        level: 1 as const,
      },
      ...{ until: payout.created, payout },
    })),
    ...work
      .filter(({ kind, until }) => kind !== 'disputes' || until - now <= DISPUTES_WITHIN_S)
      .map((one) => ({
        ...{ ...CLOSABLE, kind: 'work' as const, key: workKey(one), level: workLevel(one) },
        ...{ until: one.until, work: one, isPartial: partial.has(one.kind) },
      })),
  ];
}

/** Disputes are urgent by their nature; of holds, those that end within a day. */
const workLevel = ({ kind, isUrgent }: WaitingWork): 1 | 2 => (kind === 'disputes' || isUrgent ? 1 : 2);

/** A set of disputes is named by all of them, payments by the newest: put away, it comes back with the next one. */
const workKey = ({ kind, ids }: WaitingWork): string =>
  kind === 'disputes'
    ? `dispute-resolution-task-${ids.join('-')}`
    : `${kind}-payments-${ids.toSorted().at(-1)}`;

function bank(account: KnownAccount, now: EpochSeconds): OverviewTask | undefined {
  const task = bankTask(account, now);
  if (!task) return undefined;
  const closing = task.level === 1 ? LASTING : CLOSABLE;
  return { ...closing, kind: 'bank', key: 'verify-bank-details-po', ...task, paused: pausedParts(account) };
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
