import { spoken } from '../shared/spoken.ts';

/** What an account cannot do any more, waits with, or may lose. */
export const pausedPartsCopy = spoken('domain/account/paused-parts-copy#pausedPartsCopy', {
  paused: {
    payments: 'Payments are paused.',
    payouts: 'Payouts are paused.',
    both: 'Payments and payouts are paused.',
  },
  /** Behind a sentence that says how long something takes. */
  wait: {
    payments: 'Payments wait until then.',
    payouts: 'Payouts wait until then.',
    both: 'Payments and payouts wait until then.',
  },
  /** Behind a sentence about details. */
  mayPause: 'Without them, payments and payouts may be paused.',
} as const);
