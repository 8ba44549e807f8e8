import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'Betalingen zijn gepauzeerd.',
    payouts: 'Uitbetalingen zijn gepauzeerd.',
    both: 'Betalingen en uitbetalingen zijn gepauzeerd.',
  },
  wait: {
    payments: 'Betalingen wachten tot dan.',
    payouts: 'Uitbetalingen wachten tot dan.',
    both: 'Betalingen en uitbetalingen wachten tot dan.',
  },
  mayPause: 'Zonder deze gegevens kunnen betalingen en uitbetalingen worden gepauzeerd.',
};
