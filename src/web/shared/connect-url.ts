import { pageSettings } from './page-settings.ts';

type Asked = Readonly<Record<string, string>>;

/** The connect URL with what the overview asks of it. It is the server's to answer, so the page is left for it. */
export const connectHref = (parameters: Asked): string => withSource(pageSettings().connectUrl, parameters);

/** An address to connect by, with who asks; it may be on another host. */
export function withSource(address: string, parameters: Asked): string {
  const url = new URL(address, location.origin);
  for (const [name, value] of Object.entries({ from: 'WCPAY_OVERVIEW', ...parameters }))
    url.searchParams.set(name, value);
  return url.origin === location.origin ? url.pathname + url.search : url.href;
}
