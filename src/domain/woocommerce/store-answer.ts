import { isForeign, textOf } from './foreign-fields.ts';
import { storeAnswerCopy as copy } from './store-answer-copy.ts';

/** What stands in the way, in the words of the catalogue of failures. */
export type StoreFault = Readonly<
  | { code: 'store_key_refused' | 'store_clock_off' | 'store_permission_missing' | 'store_rest_missing' }
  | { code: 'store_no_data' | 'store_answer_broken' | 'store_unavailable' }
  | { code: 'store_moved'; to: string }
  | { code: 'store_rate_limited'; retry_after_s: number }
  | { code: 'store_refused'; reason: string }
>;

type Answer = Readonly<{ status: number; type: string; location: string; retryAfter: string; body: string }>;
type Read = Readonly<{ body: unknown } | { fault: StoreFault } | { missing: true }>;

const RETRY_AFTER_S = 30;
const REASON_MAX = 300;
/** Codes of the store itself; whoever stands before it has others, and does not know what the store has. */
const STORES_OWN = 'woocommerce_rest_';

/** Reads what a store answered. Firewalls, hosts and themes answer in its place: whatever is no data of a store is a fault. */
export function readStoreAnswer(answer: Answer): Read {
  const { status, type, location, retryAfter } = answer;
  if (status >= 300 && status < 400) return { fault: { code: 'store_moved', to: location } };
  if (status === 429) return { fault: { code: 'store_rate_limited', retry_after_s: secondsOf(retryAfter) } };
  const body = type.includes('json') ? jsonOf(answer.body) : undefined;
  if (status >= 200 && status < 300) {
    if (!type.includes('json')) return { fault: { code: 'store_no_data' } };
    return body === undefined ? { fault: { code: 'store_answer_broken' } } : { body };
  }
  const code = isForeign(body) ? textOf(body.code) : '';
  const message = isForeign(body) ? textOf(body.message).slice(0, REASON_MAX) : '';
  // Refunds are refused with 500 and say so by their code alone.
  if (status >= 500 && !code.startsWith(STORES_OWN)) return { fault: { code: 'store_unavailable' } };
  return refusal(status, code, message);
}

function refusal(status: number, code: string, message: string): Read {
  if (code === 'rest_no_route') return { fault: { code: 'store_rest_missing' } };
  if (status === 401) return { fault: { code: faultOfKey(message) } };
  if (status === 403) return { fault: { code: code === '' ? 'store_no_data' : 'store_permission_missing' } };
  if (/_invalid_id$|_invalid_order_id$/.test(code)) return { missing: true };
  if (status === 404 || status === 410)
    return code.startsWith(STORES_OWN) ? { missing: true } : { fault: { code: 'store_rest_missing' } };
  return { fault: { code: 'store_refused', reason: message || copy.answered(status) } };
}

/** A key that reads and may not write is told with 401 as well. */
function faultOfKey(message: string) {
  if (/timestamp/i.test(message)) return 'store_clock_off' as const;
  if (/does not have (?:read|write) permissions/i.test(message)) return 'store_permission_missing' as const;
  return 'store_key_refused' as const;
}

const secondsOf = (header: string): number => {
  const seconds = Number(header);
  return header !== '' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : RETRY_AFTER_S;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
