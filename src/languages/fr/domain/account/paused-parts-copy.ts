import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'Les paiements sont en pause.',
    payouts: 'Les virements sont en pause.',
    both: 'Les paiements et les virements sont en pause.',
  },
  wait: {
    payments: 'Les paiements attendent jusque-là.',
    payouts: 'Les virements attendent jusque-là.',
    both: 'Les paiements et les virements attendent jusque-là.',
  },
  mayPause: 'Sans elles, les paiements et les virements peuvent être mis en pause.',
};
