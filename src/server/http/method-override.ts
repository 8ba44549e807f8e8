import type { IncomingMessage } from 'node:http';
import { splitAddress } from './rest-address.ts';

/** Where stores' clients call; below it, what is our own. */
const STORE_ROOT = '/wp-json/wc/v3/';
const OURS = `${STORE_ROOT}payments/`;
const MEANT: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

type Sent = Pick<IncomingMessage, 'method' | 'headers'>;

/**
 * The method that a client of stores means. Some firewalls let nothing through but GET and POST, so clients can be set to send
 * a POST that names another, in the query or in a header. A GET is never more than that: links are followed and looked at ahead.
 */
export function meantMethod({ method = 'GET', headers }: Sent, address: string): string {
  const [path = '', query = ''] = splitAddress(address);
  if (method !== 'POST' || !path.startsWith(STORE_ROOT) || path.startsWith(OURS)) return method;
  const named = query.includes('_method') ? new URLSearchParams(query).getAll('_method').at(-1) : undefined;
  const meant = String(named ?? headers['x-http-method-override'] ?? '').toUpperCase();
  return MEANT.includes(meant) ? meant : method;
}

const sent = new WeakMap<IncomingMessage, string>();

/** Whoever looks at the call after this, the router first, knows only the method that is meant. */
export function overrideMethod(message: IncomingMessage, address: string): void {
  const meant = meantMethod(message, address);
  if (meant === message.method) return;
  sent.set(message, message.method ?? 'POST');
  message.method = meant;
}

/** The method of the request line, which is what a client signs. */
export const sentMethod = (message: IncomingMessage): string => sent.get(message) ?? message.method ?? 'GET';
