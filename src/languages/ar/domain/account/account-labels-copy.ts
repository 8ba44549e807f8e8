import type { accountLabelsCopy as english } from '#domain/account/account-labels-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const accountLabelsCopy: Words<typeof english> = {
  statuses: {
    complete: 'مكتمل',
    enabled: 'مفعّل',
    restricted_soon: 'سيُقيَّد قريبًا',
    pending_verification: 'قيد الانتظار',
    restricted_partially: 'مقيّد جزئيًا',
    restricted: 'مقيّد',
    under_review: 'قيد المراجعة',
  },
  rejected: 'مرفوض',
  pending: 'قيد الانتظار',
  unknown: 'غير معروف',
  payments: {
    enabled: 'مفعّلة',
    pending: 'بانتظار التحقق',
    disabled: 'متوقفة',
  },
  payouts: {
    suspended: 'معلّقة مؤقتًا',
    pending: 'بانتظار التحقق',
    disabled: 'متوقفة',
    automatic: (schedule) => `تلقائية، ${schedule}`,
    manual: 'يدوية',
  },
};
