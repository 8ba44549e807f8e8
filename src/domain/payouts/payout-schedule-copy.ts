import { spoken } from '../shared/spoken.ts';

export const payoutScheduleCopy = spoken('domain/payouts/payout-schedule-copy#payoutScheduleCopy', {
  chooseDay: 'Choose a day from 1 to 28, or 31 for the last day.',
} as const);
