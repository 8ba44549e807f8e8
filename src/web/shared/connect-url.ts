import { pageSettings } from './page-settings.ts';

/** The connect URL with what the overview asks of it. It is the server's to answer, so the page is left for it. */
export function connectHref(parameters: Readonly<Record<string, string>>): string {
  const url = new URL(pageSettings().connectUrl, location.origin);
  for (const [name, value] of Object.entries({ from: 'WCPAY_OVERVIEW', ...parameters }))
    url.searchParams.set(name, value);
  return url.pathname + url.search;
}
