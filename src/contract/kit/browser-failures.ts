import { failure } from './catalogue-entry.ts';

/** The failures a page meets without hearing from the server, or makes up its mind about by itself. */
export const BROWSER_FAILURES = {
  rest_forbidden: failure<{ signed_in: boolean }>(
    ({ signed_in }) => (signed_in ? 403 : 401),
    ({ signed_in }) =>
      signed_in
        ? 'Your account is not allowed to do this. Ask an administrator of the store.'
        : 'Sign in to do this.',
  ),
  wcpay_server_error: failure(500, 'An unexpected error occurred. Please try again later.'),
  wcpay_unavailable: failure<{ retry_after_s: number }>(503, 'The server is busy. Try again in a moment.'),
  network_unreachable: failure(0, 'The server cannot be reached. Check your connection and try again.'),
  network_timeout: failure(0, 'The server took too long to answer. Try again in a moment.'),
  reply_not_understood: failure<{ status: number }>(
    0,
    'The server answered in a way this page does not understand. Reload the page and try again.',
  ),
};
