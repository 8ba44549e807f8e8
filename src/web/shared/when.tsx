import { formatDateTime } from '#domain/shared/format-date.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { pageSettings } from './page-settings.ts';

/** A moment as the store writes it, in the store's zone; the element carries the instant itself. */
export function When({ at }: { at: UtcInstant }) {
  return <time dateTime={`${at.replace(' ', 'T')}Z`}>{formatDateTime(at, pageSettings().store)}</time>;
}
