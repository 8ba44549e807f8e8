import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/payouts/payout-approval-copy.ts';

export const payoutApprovalCopy: Words<typeof english.payoutApprovalCopy> = {
  instantly: (amount) => `${amount} direct uitbetalen`,
};
