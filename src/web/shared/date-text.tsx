import { formatDate, formatTime } from '#domain/shared/format-date.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { pageSettings } from './page-settings.ts';

/** A moment in a table: the day, then the time more quietly. Pointing at it shows the same moment in UTC. */
export function DateText({ at }: { at: UtcInstant }) {
  const { store } = pageSettings();
  return (
    <time className="num" dateTime={`${at.replace(' ', 'T')}Z`} title={`${at} UTC`}>
      {formatDate(at, store)} <span className="subtle">{formatTime(at, store)}</span>
    </time>
  );
}
