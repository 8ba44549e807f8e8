import { useQueries } from '@tanstack/react-query';
import { listAuthorizations } from '#contract/authorizations.ts';
import { type DisputeSummary, listDisputes } from '#contract/disputes.ts';
import type { UnsentDraft, Waiting } from '#domain/account/overview-tasks.ts';
import { waitingWork } from '#domain/account/waiting-work.ts';
import { isTimeToTell } from '#domain/disputes/draft-moments.ts';
import { UNSENT_STANDINGS } from '#domain/disputes/draft-standing.ts';
import { isOneOf } from '#domain/shared/one-of.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { readQuery } from '#web/api/query-client.ts';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { arrivalOf } from '#web/shared/arrival.ts';
import { useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';

const DISPUTES_MAX = 50;
/** Read to be counted and added up, so the list is read as far as one answer goes. */
const HOLDS_MAX = 100;

const awaitingQuery = () =>
  readQuery(listDisputes, {
    search: ['warning_needs_response', 'needs_response'],
    sort: 'due_by',
    direction: 'asc',
    pagesize: DISPUTES_MAX,
  });

/** The oldest first: their holds end first. */
const holdsQuery = () => readQuery(listAuthorizations, { pagesize: HOLDS_MAX });

/** What waits, as far as it could be read. Without an account nobody is asked. */
export function useWaiting() {
  const now = useNow();
  const { isAccountConnected: enabled, store } = pageSettings();
  const reads = useQueries({
    queries: [
      { ...awaitingQuery(), enabled },
      { ...holdsQuery(), enabled },
      { ...overviewsQuery(), enabled: enabled && may('see_payouts') },
    ],
  });
  const [disputes, holds, overviews] = reads;
  const work = waitingWork(disputes.data?.data ?? [], holds.data?.data ?? [], { now, zone: store.timezone });
  const waiting: Waiting = {
    work,
    partial: new Set(
      work.flatMap(({ kind }) => (isCut(kind === 'disputes' ? disputes.data : holds.data) ? [kind] : [])),
    ),
    drafts: (disputes.data?.data ?? []).flatMap((dispute) => unsentDraft(dispute, now)),
    failedPayouts: (overviews.data?.deposit.failed ?? []).map((payout) => ({
      ...payout,
      date: arrivalOf(payout),
    })),
  };
  return { waiting, reads, isPending: reads.some(({ isLoading }) => isLoading), now };
}

type Listed = Readonly<{ data: readonly unknown[]; total_count: number }>;

/** More wait than one answer brings. */
const isCut = (list: Listed | undefined): boolean =>
  list !== undefined && list.total_count > list.data.length;

/** On its last day, evidence that nobody will hand in for the merchant is said first of all. */
function unsentDraft(
  { dispute_id, draft, due_by, amount, currency }: DisputeSummary,
  now: ReturnType<typeof useNow>,
): readonly UnsentDraft[] {
  if (!isOneOf(UNSENT_STANDINGS, draft) || due_by === '') return [];
  const until = secondsOf(due_by);
  return isTimeToTell(until, now) ? [{ dispute_id, amount, currency, until, standing: draft }] : [];
}
