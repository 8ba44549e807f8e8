import type { Words } from '#languages/kit/words.ts';
import type { notificationsCopy as english } from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english> = {
  region: 'إشعارات مزوّد الدفع',
  actionRequired: 'يجب معالجة الإشعارات في هذه الصفحة قبل المتابعة.',
  inReview: 'البنود أدناه قيد المراجعة.',
  resolved: 'عولجت كل الإشعارات. بتحديث الصفحة يظهر حسابك بوضعه الحالي.',
  refresh: 'تحديث',
  failed: 'تعذّر عرض إشعارات مزوّد الدفع',
  needsHttps: 'بعض إشعارات شريكنا المالي تحتاج إلى HTTPS ولا يمكن عرضها على هذا العنوان.',
  learnMore: 'معرفة المزيد',
};
