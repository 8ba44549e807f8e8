import { browserFailuresCopy } from './browser-failures-copy.ts';
import { refusal, worded } from './catalogue-entry.ts';

/** The failures a page meets without hearing from the server, or makes up its mind about by itself. */
export const BROWSER_FAILURES = worded(browserFailuresCopy, {
  rest_forbidden: refusal<{ signed_in: boolean }>(({ signed_in }) => (signed_in ? 403 : 401)),
  wcpay_server_error: refusal(500),
  wcpay_unavailable: refusal<{ retry_after_s: number }>(503),
  network_unreachable: refusal(0),
  network_timeout: refusal(0),
  reply_not_understood: refusal<{ status: number }>(0),
});
