import type { pausedPartsCopy as english } from '#domain/account/paused-parts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const pausedPartsCopy: Words<typeof english> = {
  paused: {
    payments: 'المدفوعات متوقفة.',
    payouts: 'التحويلات متوقفة.',
    both: 'المدفوعات والتحويلات متوقفة.',
  },
  wait: {
    payments: 'تنتظر المدفوعات إلى ذلك الحين.',
    payouts: 'تنتظر التحويلات إلى ذلك الحين.',
    both: 'تنتظر المدفوعات والتحويلات إلى ذلك الحين.',
  },
  mayPause: 'من دونها قد تتوقف المدفوعات والتحويلات.',
};
