import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'Los pagos están en pausa.',
    payouts: 'Las transferencias están en pausa.',
    both: 'Los pagos y las transferencias están en pausa.',
  },
  wait: {
    payments: 'Los pagos esperan hasta entonces.',
    payouts: 'Las transferencias esperan hasta entonces.',
    both: 'Los pagos y las transferencias esperan hasta entonces.',
  },
  mayPause: 'Sin estos datos, los pagos y las transferencias pueden pausarse.',
};
