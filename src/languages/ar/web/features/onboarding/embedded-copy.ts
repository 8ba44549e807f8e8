import type { Words } from '#languages/kit/words.ts';
import type { embeddedStepCopy as english } from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english> = {
  loading: 'جارٍ تحميل نموذج التحقق',
  needsHttps: 'تفعيل المدفوعات عبر شريكنا المالي يحتاج إلى HTTPS ولا يمكن إتمامه على هذا العنوان.',
  learnMore: 'معرفة المزيد',
  cancel: 'إلغاء',
  failed: 'تعذّر فتح نموذج التحقق',
  tooSlow: 'لم يظهر نموذج مزوّد الدفع. يُرجى فحص الاتصال وإعادة المحاولة.',
  openElsewhere: (country) => `حسابك مفتوح في ${country}`,
  countryStays: 'لا يمكن تغيير بلد الحساب بعد فتحه، لذلك لا يُستخدم البلد الذي اخترته الآن.',
  finishing: 'جارٍ حفظ بياناتك…',
  back: 'العودة إلى البداية',
  elsewhere: 'في صفحة مزوّد الدفع',
  elsewhereText: 'يمكن تعبئة النموذج نفسه في صفحة لدى مزوّد الدفع. بعدها تكون العودة إلى هنا.',
  elsewhereOpen: 'المتابعة هناك',
};
