import type { PausedParts } from '#domain/account/paused-parts.ts';
import { pausedPartsCopy as stopped } from '#domain/account/paused-parts-copy.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { sentences } from '#domain/shared/sentences.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { detailsTaskCopy as copy } from './tasks-copy.ts';

type Lack = Readonly<{ paused: PausedParts; pastDue: boolean; deadline: EpochSeconds | false }>;

/** What has stopped for details that are missing; while nothing has, what may, and from which day on. */
export function whatFollows({ paused, pastDue, deadline }: Lack): string {
  if (paused !== 'none') return stopped.paused[paused];
  if (pastDue) return sentences(copy.overdue, stopped.mayPause);
  return deadline === false ? stopped.mayPause : copy.by(formatDate(deadline, pageSettings().store));
}
