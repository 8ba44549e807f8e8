import { type DateStyle, formatDate, formatTime } from './format-date.ts';
import { languageCopy } from './language-copy.ts';
import type { EpochSeconds, UtcInstant } from './time.ts';

/** How a page names the store's zone once: `New York time`, `UTC`, `UTC+05:30`. */
export function zoneName(zone: string): string {
  if (/^[+-]\d/.test(zone)) return `UTC${zone}`;
  const [area = '', ...places] = zone.split('/');
  const place = places.at(-1)?.replaceAll('_', ' ');
  if (place === undefined) return area;
  if (area !== 'Etc') return languageCopy.timeOf(zone, place);
  // Etc/GMT+5 lies west of Greenwich: its sign is the reverse of what people write.
  const west = /^GMT([+-])(\d+)$/.exec(place);
  return west ? `UTC${west[1] === '+' ? '−' : '+'}${west[2]}` : place;
}

/** A moment where its zone could be doubted: `Nov 15, 2026, 09:41, New York time`. */
export const formatInZone = (at: EpochSeconds | UtcInstant, style: DateStyle): string =>
  languageCopy.moment([formatDate(at, style), formatTime(at, style), zoneName(style.timezone)]);
