import type { payoutScheduleCopy as english } from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english> = {
  chooseDay: '1〜28の日、または月末日を表す31を選んでください。',
};
