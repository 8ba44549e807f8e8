import { refusal, worded } from './catalogue-entry.ts';
import { storeFailuresCopy } from './store-failures-copy.ts';

/** What stands between us and a store that is attached. What to do is told where the merchant looks after it, on the Sync page. */
export const STORE_FAILURES = worded(storeFailuresCopy, {
  store_unavailable: refusal(503),
  store_slow: refusal(504),
  store_rate_limited: refusal<{ retry_after_s: number }>(503),
  store_key_refused: refusal(502),
  store_permission_missing: refusal(502),
  store_clock_off: refusal(502),
  store_moved: refusal<{ to: string }>(502),
  store_rest_missing: refusal(502),
  store_no_data: refusal(502),
  store_answer_broken: refusal(502),
  store_answer_too_large: refusal<{ most_mb: number }>(502),
  store_refused: refusal<{ reason: string }>(502),
  /** The address leads into our own network, and nobody allowed that. */
  store_private: refusal(409),
  store_certificate: refusal(502),
  store_decides: refusal<{ orders: readonly string[] }>(409),
  store_sells: refusal(404),
  /** A delivery that pretends to be the store's. */
  store_signature_invalid: refusal(400),
  // Why a store is not attached.
  store_not_attached: refusal(409),
  store_set_by_server: refusal(409),
  store_orders_here: refusal(409),
  store_other_attached: refusal<{ url: string }>(409),
  store_orders_of_other: refusal<{ url: string }>(409),
  store_check_failed: refusal(409),
  /** What only the store itself could do, after it was let go of. */
  store_let_go: refusal(409),
});
