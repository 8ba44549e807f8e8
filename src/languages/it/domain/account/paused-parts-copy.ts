import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'I pagamenti sono in pausa.',
    payouts: 'I bonifici sono in pausa.',
    both: 'Pagamenti e bonifici sono in pausa.',
  },
  wait: {
    payments: 'I pagamenti attendono fino ad allora.',
    payouts: 'I bonifici attendono fino ad allora.',
    both: 'Pagamenti e bonifici attendono fino ad allora.',
  },
  mayPause: 'Senza di essi, pagamenti e bonifici possono essere messi in pausa.',
};
