import { readWaiting } from '#contract/waiting.ts';
import { readQuery } from '#web/api/query-client.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';

/** Menu, rail and every page they stand on share one answer. Without an account nothing waits. */
export const waitingQuery = () => ({
  ...readQuery(readWaiting, {}),
  enabled: pageSettings().isAccountConnected && may('see_payments'),
});
