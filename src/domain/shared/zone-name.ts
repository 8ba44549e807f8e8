import { languageCopy } from './language-copy.ts';

/** How a page names the store's zone once: `New York time`, `UTC`, `UTC+05:30`. */
export function zoneName(zone: string): string {
  if (/^[+-]\d/.test(zone)) return `UTC${zone}`;
  const [area = '', ...places] = zone.split('/');
  const place = places.at(-1)?.replaceAll('_', ' ');
  if (place === undefined) return area;
  if (area !== 'Etc') return languageCopy.timeOf(place);
  // Etc/GMT+5 lies west of Greenwich: its sign is the reverse of what people write.
  const west = /^GMT([+-])(\d+)$/.exec(place);
  return west ? `UTC${west[1] === '+' ? '−' : '+'}${west[2]}` : place;
}
