import { requestQuery } from '#contract/query-string.ts';
import { currentNonce } from '#web/api/session.ts';
import { pageSettings } from './page-settings.ts';

type Properties = Readonly<Record<string, string | number | boolean | null>>;
type TrackedEvent = Readonly<{ name: string; properties: Properties }>;

const FLUSH_MS = 2000;
const BATCH_MAX = 20;

let queue: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes what was done, for the store's own statistics. Never waits, never fails, never asks anybody to sign in. */
export function track(name: string, properties: Properties = {}): void {
  if (!pageSettings().isTrackingEnabled) return;
  queue.push({ name, properties });
  if (queue.length >= BATCH_MAX) flushTracking();
  else timer ??= setTimeout(flushTracking, FLUSH_MS);
}

/** Sends what waits; a beacon survives the page that sent it. */
export function flushTracking(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0) return;
  const events = queue;
  queue = [];
  // A beacon has no headers of its own, so the nonce travels in the address.
  const address = `/wp-json/wc-admin/tracks${requestQuery({ _wpnonce: currentNonce() })}`;
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** Once for each page: what still waits when the page is left or put aside goes out. */
export function flushTrackingOnLeave(): void {
  addEventListener('pagehide', flushTracking);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushTracking();
  });
}
