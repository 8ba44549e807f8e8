import type { Words } from '#languages/kit/words.ts';
import type { payoutApprovalCopy as english } from '#server/features/payouts/payout-approval-copy.ts';

export const payoutApprovalCopy: Words<typeof english> = {
  instantly: (amount) => `Fazer um repasse instantâneo de ${amount}`,
};
