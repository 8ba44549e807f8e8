import type { disputeStatusLabel as english } from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english> = {
  warning_needs_response: 'استفسار: مطلوب الرد',
  warning_under_review: 'استفسار: قيد المراجعة',
  warning_closed: 'استفسار: مغلق',
  needs_response: 'مطلوب الرد',
  under_review: 'قيد المراجعة',
  charge_refunded: 'تم الاسترداد',
  won: 'كسبته',
  lost: 'خسرته',
};
