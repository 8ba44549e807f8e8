import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'Os pagamentos estão pausados.',
    payouts: 'Os repasses estão pausados.',
    both: 'Os pagamentos e os repasses estão pausados.',
  },
  wait: {
    payments: 'Os pagamentos esperam até lá.',
    payouts: 'Os repasses esperam até lá.',
    both: 'Os pagamentos e os repasses esperam até lá.',
  },
  mayPause: 'Sem esses dados, os pagamentos e os repasses podem ser pausados.',
};
