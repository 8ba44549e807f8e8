import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'Zahlungen sind pausiert.',
    payouts: 'Auszahlungen sind pausiert.',
    both: 'Zahlungen und Auszahlungen sind pausiert.',
  },
  wait: {
    payments: 'Zahlungen warten bis dahin.',
    payouts: 'Auszahlungen warten bis dahin.',
    both: 'Zahlungen und Auszahlungen warten bis dahin.',
  },
  mayPause: 'Ohne sie können Zahlungen und Auszahlungen pausiert werden.',
};
