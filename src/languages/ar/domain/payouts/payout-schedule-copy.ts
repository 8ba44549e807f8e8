import type { payoutScheduleCopy as english } from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english> = {
  chooseDay: 'يلزم اختيار يوم من 1 إلى 28، أو 31 لآخر يوم.',
};
