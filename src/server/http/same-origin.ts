import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sent this from another site. Browsers tell by Sec-Fetch-Site, older ones by Origin, and a page
 * cannot forge either; programs send neither and hold no cookie of ours.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== publicOrigin && hostOf(origin) !== host;
}

/** The host of an origin; the opaque origin `null` has none, and so never equals ours. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
