import { failure } from './catalogue-entry.ts';

/** What stands between us and a store that is attached. What to do is told where the merchant looks after it, on the Sync page. */
export const STORE_FAILURES = {
  store_unavailable: failure(503, 'Your store is not answering. Please try again later.'),
  store_slow: failure(504, 'Your store took too long to answer. Please try again later.'),
  store_rate_limited: failure<{ retry_after_s: number }>(
    503,
    'Your store was asked too much at once. Please try again in a moment.',
  ),
  store_key_refused: failure(502, 'Your store refuses our key.'),
  store_permission_missing: failure(502, 'Our key for your store may not do this.'),
  store_clock_off: failure(502, 'Your store and this server disagree about the time.'),
  store_moved: failure<{ to: string }>(502, ({ to }) =>
    to === '' ? 'Your store has moved to another address.' : `Your store has moved to ${to}.`,
  ),
  store_rest_missing: failure(502, 'There is no store at the address we were given.'),
  store_no_data: failure(502, 'Something before your store answers with a page where data was asked for.'),
  store_answer_broken: failure(502, 'What your store answered broke off in the middle.'),
  store_answer_too_large: failure<{ most_mb: number }>(
    502,
    ({ most_mb }) => `Your store answered with more than ${most_mb} MB at once.`,
  ),
  store_refused: failure<{ reason: string }>(502, ({ reason }) => `Your store refused this: ${reason}`),
  store_decides: failure<{ orders: readonly string[] }>(
    409,
    ({ orders }) =>
      `${orders.length === 1 ? `Order ${orders[0]} is` : `Orders ${orders.join(', ')} are`} not paid in full here, and completing it could take money. Open it in your store and decide there.`,
  ),
  store_sells: failure(404, 'This shop is closed: the store that is attached sells in its own shop.'),
};
