import type { methodStandingCopy as english } from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english> = {
  statuses: {
    inactive: 'تلزم معلومات إضافية',
    pending: 'بانتظار الموافقة',
    pending_verification: 'بانتظار التحقق',
    rejected: 'مرفوضة',
  },
  requirements: {
    'individual.id_number': 'رقم الهوية الشخصية',
    'business_profile.url': 'موقع النشاط التجاري',
    'company.tax_id': 'رقم النشاط التجاري',
  },
};
