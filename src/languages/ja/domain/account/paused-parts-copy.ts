import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: '決済は停止されています。',
    payouts: '入金は停止されています。',
    both: '決済と入金は停止されています。',
  },
  wait: {
    payments: 'それまで決済は行われません。',
    payouts: 'それまで入金は行われません。',
    both: 'それまで決済と入金は行われません。',
  },
  mayPause: '届かない場合、決済と入金が停止されることがあります。',
};
