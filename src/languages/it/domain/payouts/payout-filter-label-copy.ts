import type * as english from '#domain/payouts/payout-filter-label-copy.ts';
import { PAYOUT_STATUS_LABELS } from '#languages/it/domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutFilterLabel: Words<typeof english.payoutFilterLabel> = {
  ...PAYOUT_STATUS_LABELS,
  paid: 'Completato',
};
