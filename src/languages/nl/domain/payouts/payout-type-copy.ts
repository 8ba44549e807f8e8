import type * as english from '#domain/payouts/payout-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutTypeLabel: Words<typeof english.payoutTypeLabel> = {
  deposit: 'Uitbetaling',
  withdrawal: 'Afschrijving',
};
