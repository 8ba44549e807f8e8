import type { StoreProfile } from '#contract/page-settings.ts';
import type { PausedParts } from '#domain/account/paused-parts.ts';
import { pausedPartsCopy as stopped } from '#domain/account/paused-parts-copy.ts';
import { type WaitingWork, waitingWork } from '#domain/account/waiting-work.ts';
import {
  failedPayoutWords,
  missingPayoutWords,
  unsentDraftWords,
  workWords,
} from '#domain/account/work-words.ts';
import { isTimeToTell } from '#domain/disputes/draft-moments.ts';
import { arrivalDay } from '#domain/payouts/arrival-day.ts';
import { payoutFailureReason } from '#domain/payouts/payout-failure.ts';
import type { PayoutType } from '#domain/payouts/payout-type.ts';
import { formatDateTime, formatDay } from '#domain/shared/format-date.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import type { Word } from '#domain/shared/word.ts';
import { formatInZone, zoneName } from '#domain/shared/zone-name.ts';
import type { ToldPayout } from '../bank-matching/at-bank-repository.ts';
import { liveNotesCopy as copy } from './live-notes-copy.ts';
import type * as facts from './note-facts-repository.ts';
import type { NewNote } from './write-note-repository.ts';

type FailedPayout = facts.NotedPayout & Readonly<{ type: Word<PayoutType> }>;

/** Everything the inbox speaks of, as it stands now. */
export type NoteFacts = Readonly<{
  failedPayouts: readonly FailedPayout[];
  latePayouts: readonly facts.NotedPayout[];
  missingPayouts: readonly ToldPayout[];
  awaiting: readonly facts.NotedDispute[];
  drafts: readonly facts.NotedDraft[];
  won: readonly facts.NotedDispute[];
  lost: readonly facts.NotedDispute[];
  holds: readonly facts.NotedHold[];
  returnedRefunds: readonly facts.NotedRefund[];
  exports: readonly facts.NotedExport[];
  /** The account lacks something, by a day or since, and has lost something for it or not yet. */
  requirements:
    | Readonly<{ deadline: EpochSeconds | null; isOverdue: boolean; paused: PausedParts }>
    | undefined;
}>;

/** A message that is true now. Its name says what it is about, so that the same thing is one message however its words change. */
export type LiveNote = Omit<NewNote, 'date_created'>;

/** What every name of such a message begins with; the others were written once and stay as they are. */
export const LIVE = 'live:';

const screen = (path: string): string => `/wp-admin/admin.php?page=wc-admin&path=${path}`;
const payment = (id: string): string => screen(`/payments/transactions/details&id=${id}`);

export function liveNotes(found: NoteFacts, store: StoreProfile, now: EpochSeconds): LiveNote[] {
  const awaiting = found.awaiting.map(({ id, ...dispute }) => ({ ...dispute, dispute_id: id }));
  const work = waitingWork(awaiting, found.holds, { now, zone: store.timezone });
  return [
    ...requirementsNote(found.requirements, store),
    ...found.drafts.flatMap((draft) => draftNote(draft, store, now)),
    ...work.map((one) => workNote(one, store, now)),
    ...found.failedPayouts.map((payout) => failedPayout(payout, store)),
    ...found.latePayouts.map((payout) => latePayout(payout, store)),
    ...found.missingPayouts.map((missing) => missingPayout(missing, store)),
    ...grouped('dispute_lost', found.lost, store),
    ...grouped('dispute_won', found.won, store),
    ...grouped('refund_returned', found.returnedRefunds, store),
    ...found.exports.map(exportNote),
  ];
}

const note = (
  name: string,
  type: LiveNote['type'],
  title: string,
  content: string,
  label: string,
  url: string,
): LiveNote => ({ name: `${LIVE}${name}`, type, title, content, actions: [{ name: 'open', label, url }] });

function requirementsNote(needed: NoteFacts['requirements'], store: StoreProfile): LiveNote[] {
  if (!needed) return [];
  const { deadline, isOverdue, paused } = needed;
  const until = deadline
    ? copy.neededBy(formatDateTime(deadline, store), zoneName(store.timezone))
    : copy.neededSoon;
  return [
    note(
      `requirements:${isOverdue ? 'overdue' : (deadline ?? 'open')}`,
      'warning',
      isOverdue ? copy.overdueTitle : copy.neededTitle,
      paused === 'none' ? (isOverdue ? copy.overdue : until) : stopped.paused[paused],
      copy.seeNeeded,
      screen('/payments/overview'),
    ),
  ];
}

/** What ends first on top. */
const UNCAPTURED = '/payments/transactions&tab=uncaptured-page&orderby=capture_by&order=asc';

const LISTS: Readonly<Record<WaitingWork['kind'], string>> = {
  disputes: '/payments/disputes&filter=awaiting_response',
  held: UNCAPTURED,
  expiring: UNCAPTURED,
};

/** The newest of them names the message: put away, it comes back with the next one and not before. */
function workNote(work: WaitingWork, store: StoreProfile, now: EpochSeconds): LiveNote {
  const { kind, until, total, ids, only } = work;
  const by = formatInZone(until, store);
  const { title, text, action } = workWords(work, { now, by, sum: total && amountOf(total, store) });
  const url = only ? payment(only) : screen(LISTS[kind]);
  return note(`${kind}:${ids.toSorted().at(-1)}`, 'warning', title, text, action, url);
}

/** From the day before its deadline on, as on Home. */
function draftNote(draft: facts.NotedDraft, store: StoreProfile, now: EpochSeconds): LiveNote[] {
  const { id, due_by, standing } = draft;
  const until = secondsOf(due_by);
  if (!isTimeToTell(until, now)) return [];
  const by = formatInZone(until, store);
  const { title, text, action } = unsentDraftWords({ sum: amountOf(draft, store), by, standing });
  return [
    note(`draft:${id}`, 'warning', title, text, action, screen(`/payments/disputes/challenge&id=${id}`)),
  ];
}

const amountOf = (
  { amount, currency }: Readonly<{ amount: number; currency: string }>,
  store: StoreProfile,
) => formatExplicitMoney(money(Math.abs(amount), currency), store.locale);
const dayOfPayout = ({ date }: facts.NotedPayout, store: StoreProfile): string =>
  formatDay(arrivalDay(secondsOf(date), store.timezone), store);
const payoutPage = (id: string): string => screen(`/payments/payouts/details&id=${id}`);

function failedPayout(payout: FailedPayout, store: StoreProfile): LiveNote {
  const { id, type, failure_code, failure_message } = payout;
  const { title, text, action } = failedPayoutWords({
    type,
    sum: amountOf(payout, store),
    day: dayOfPayout(payout, store),
    reason: payoutFailureReason(failure_code, failure_message),
  });
  return note(`payout_failed:${id}`, 'warning', title, text, action, payoutPage(id));
}

const latePayout = (payout: facts.NotedPayout, store: StoreProfile): LiveNote =>
  note(
    `payout_late:${payout.id}`,
    'warning',
    copy.latePayoutTitle(amountOf(payout, store)),
    copy.latePayout(dayOfPayout(payout, store)),
    copy.seePayout,
    payoutPage(payout.id),
  );

/** What a statement should tell of and does not. */
function missingPayout({ payout, atBank: { day, days } }: ToldPayout, store: StoreProfile): LiveNote {
  const { title, text, action } = missingPayoutWords({
    sum: amountOf(payout, store),
    day: formatDay(day, store),
    days,
  });
  return note(`payout_missing:${payout.id}`, 'warning', title, text, action, payoutPage(payout.id));
}

type Group = 'dispute_won' | 'dispute_lost' | 'refund_returned';
type Counted = Readonly<{ id: string; amount: number; currency: string; payment_intent_id: string | null }>;

const GROUP_LISTS: Readonly<Record<Group, string>> = {
  dispute_won: '/payments/disputes&filter=all',
  dispute_lost: '/payments/disputes&filter=all',
  refund_returned: '/payments/transactions&type_is=refund_failure',
};

function grouped(kind: Group, all: readonly Counted[], store: StoreProfile): LiveNote[] {
  const [newest, ...others] = all;
  if (!newest) return [];
  const { one, several, text, textOfSeveral } = copy.groups[kind];
  const isOne = others.length === 0;
  return [
    note(
      `${kind}:${newest.id}`,
      kind === 'dispute_won' ? 'info' : 'warning',
      isOne ? one(amountOf(newest, store)) : several(all.length),
      isOne ? text : textOfSeveral,
      isOne ? copy.seePayment : copy.seeAll,
      isOne && newest.payment_intent_id ? payment(newest.payment_intent_id) : screen(GROUP_LISTS[kind]),
    ),
  ];
}

const exportNote = ({ id, kind, rows }: facts.NotedExport): LiveNote =>
  note(
    `export:${id}`,
    'info',
    copy.exported[kind],
    rows === null ? copy.exportAgain : copy.exportRows(rows),
    copy.seeExports,
    screen('/payments/exports'),
  );
