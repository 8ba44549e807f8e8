import { spoken } from '#domain/shared/spoken.ts';

/** What stands between us and a store that is attached. */
export const storeFailuresCopy = spoken('contract/kit/store-failures-copy#storeFailuresCopy', {
  store_unavailable: 'Your store is not answering. Please try again later.',
  store_slow: 'Your store took too long to answer. Please try again later.',
  store_rate_limited: 'Your store was asked too much at once. Please try again in a moment.',
  store_key_refused: 'Your store refuses our key.',
  store_permission_missing: 'Our key for your store may not do this.',
  store_clock_off: 'Your store and this server disagree about the time.',
  /** `to` is an address, and may be empty. */
  store_moved: ({ to }: Readonly<{ to: string }>) =>
    to === '' ? 'Your store has moved to another address.' : `Your store has moved to ${to}.`,
  store_rest_missing: 'There is no store at the address we were given.',
  store_no_data: 'Something before your store answers with a page where data was asked for.',
  store_answer_broken: 'What your store answered broke off in the middle.',
  store_answer_too_large: ({ most_mb }: Readonly<{ most_mb: number }>) =>
    `Your store answered with more than ${most_mb} MB at once.`,
  /** `reason` is what the store said, in its own language. */
  store_refused: ({ reason }: Readonly<{ reason: string }>) => `Your store refused this: ${reason}`,
  /** `orders` are the numbers of the orders. */
  store_decides: ({ orders }: Readonly<{ orders: readonly string[] }>) =>
    orders.length === 1
      ? `Order ${orders[0]} is not paid in full here, and completing it could take money. Open it in your store and decide there.`
      : `Orders ${orders.join(', ')} are not paid in full here, and completing them could take money. Open them in your store and decide there.`,
  store_sells: 'This shop is closed: the store that is attached sells in its own shop.',
  store_private: 'This address leads into a private network, where nothing is asked.',
  store_certificate: 'The certificate of your store is not valid.',
  store_not_attached: 'No store is attached. Enter its address and key first.',
  store_set_by_server: 'The settings of the server name the store. Whoever runs the server changes it there.',
  store_orders_here:
    'This database holds orders of the built-in shop. Start the server with an empty one, and attach your store there.',
  store_other_attached: ({ url }: Readonly<{ url: string }>) =>
    `This is another store than ${url}: it has none of the orders that were copied. Let go of ${url} first.`,
  store_orders_of_other: ({ url }: Readonly<{ url: string }>) =>
    `Payments here belong to orders of ${url}, and the orders of two stores never mix. Start the server with an empty database, and attach the other store there.`,
  store_check_failed:
    'Your store did not pass every check, so nothing was kept. Check again to see what is in the way.',
  store_signature_invalid: 'This delivery is not signed with the secret of your store.',
  store_let_go:
    'The store of this order was let go of. Attach it again on the set-up page, or do this in the store itself.',
} as const);
