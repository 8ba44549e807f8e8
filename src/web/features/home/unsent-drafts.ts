import type { DisputeSummary } from '#contract/disputes.ts';
import { isTimeToTell } from '#domain/disputes/draft-moments.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import { known } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords, zoneWords } from '#web/shared/store-format.ts';
import { waitingCopy } from './home-copy.ts';
import type { Matter } from './waiting-words.ts';

const copy = waitingCopy.unsentDraft;

/** Evidence that is kept here, and that nobody will hand in for the merchant: on its last day it is said first of all. */
export const unsentDrafts = (disputes: readonly DisputeSummary[], now: EpochSeconds): readonly Matter[] =>
  disputes.flatMap(({ dispute_id, draft, due_by, amount, currency }) => {
    const words = known(copy.left, draft ?? '');
    if (!words || due_by === '' || !isTimeToTell(secondsOf(due_by), now)) return [];
    return [
      {
        id: `draft ${dispute_id}`,
        icon: 'flag',
        tone: 'alert',
        title: copy.title(moneyWords(money(amount, currency))),
        text: words(formatDateTime(due_by, pageSettings().store), zoneWords()),
        action: copy.action,
        href: paths.challenge(dispute_id),
      },
    ];
  });
