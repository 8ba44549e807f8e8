import type { payoutFilterLabel as english } from '#domain/payouts/payout-filter-label-copy.ts';
import { PAYOUT_STATUS_LABELS } from '#languages/de/domain/payouts/payout-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutFilterLabel: Words<typeof english> = {
  ...PAYOUT_STATUS_LABELS,
  paid: 'Ausgezahlt oder abgebucht',
};
