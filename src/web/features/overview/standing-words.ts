import type { AccountStanding } from '#domain/account/account-standing.ts';
import type { AccountStatus } from '#domain/account/account-status.ts';
import { pausedParts } from '#domain/account/paused-parts.ts';
import { pausedPartsCopy as stopped } from '#domain/account/paused-parts-copy.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { whatFollows } from '#web/blocks/tasks/what-follows.ts';
import { type StandingWords, standingCopy } from './overview-copy.ts';

type KnownAccount = Exclude<AccountStatus, { error: true }>;

/** How the account stands, and of payments and payouts only what has really stopped. */
export function standingWords(
  { kind }: AccountStanding,
  account: KnownAccount,
): Readonly<{ title: string; text: string }> {
  const { title, text = '' }: StandingWords = standingCopy.words[kind];
  const paused = pausedParts(account);
  switch (kind) {
    case 'past_due':
    case 'partly_restricted':
      // What has stopped matters more than why.
      return paused === 'none'
        ? { title, text: kind === 'past_due' ? stopped.mayPause : text }
        : { title: stopped.paused[paused], text };
    case 'due_soon':
      return { title, text: whatFollows({ ...account, paused, deadline: account.currentDeadline }) };
    case 'verifying':
    case 'under_review':
      return { title, text: sentences(text, paused !== 'none' && stopped.wait[paused]) };
    case 'paused':
      return { title, text: sentences(text, paused !== 'none' && stopped.paused[paused]) };
    default:
      return { title, text };
  }
}
