import { SIGNATURE_WINDOW_S } from './signature-time.ts';

/** What is looked at before a store is attached, in this order: how it is reached, what the key may do, whether it can tell us. */
export const STORE_CHECKS = [
  ...(['address', 'https', 'interface', 'clock', 'key'] as const),
  ...(['orders', 'customers', 'products', 'settings', 'subscriptions'] as const),
  ...(['notes', 'refunds', 'webhooks'] as const),
  'deliveries',
] as const;
export type StoreCheck = (typeof STORE_CHECKS)[number];

/** Fine; fine, but less than it could be; in the way; or nobody knows, because something else was. */
export const CHECK_STATES = ['good', 'poor', 'wrong', 'unknown'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Further apart, somebody should look after one of the clocks. */
const CLOCK_OFF_S_MAX = 60;

/** On plain http calls are signed, and signatures of another time are refused. A store that names no time lets none be compared. */
export function clockState(off_s: number | undefined, isSecure: boolean): CheckState {
  const off = Math.abs(off_s ?? 0);
  if (off <= CLOCK_OFF_S_MAX) return 'good';
  return !isSecure && off > SIGNATURE_WINDOW_S ? 'wrong' : 'poor';
}

/** What passes says nothing about the store: it is asked again, and not called missing. */
const PASSING: readonly string[] = [
  ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
];
export const stateOfFault = (code: string): CheckState => (PASSING.includes(code) ? 'unknown' : 'wrong');

/** The key itself is refused, whatever was asked for. */
export const isOfKey = (code: string): boolean => code === 'store_key_refused' || code === 'store_clock_off';

/** A store is attached when nothing is in the way, and nothing is unknown. */
export const mayAttach = (found: readonly Readonly<{ state: CheckState }>[]): boolean =>
  found.length > 0 && found.every(({ state }) => state === 'good' || state === 'poor');
