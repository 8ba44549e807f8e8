import type { Words } from '#languages/kit/words.ts';
import type { deliveryCopy as english } from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english> = {
  problems: {
    privateNetwork: 'يؤدي العنوان إلى شبكة خاصة لا يُرسَل إليها شيء.',
    otherProtocol: 'لا يُرسَل إلا إلى عناوين http أو https.',
    unknownName: 'اسم العنوان غير معروف.',
    notLookedUp: 'تعذّر البحث عن اسم العنوان.',
    nobody: 'لا أحد يرد على هذا العنوان.',
    cut: 'قطع المستلم الاتصال.',
    unreachable: 'تعذّر الوصول إلى العنوان.',
    late: 'لم يصل رد كامل خلال 10 ثوانٍ.',
    redirected: 'أحالنا المستلم إلى مكان آخر، ولا نتبع الإحالات. يلزم إدخال العنوان الذي تؤدي إليه.',
    ownerGone:
      'الشخص أو مفتاح API الذي يعمل هذا الـ Webhook باسمه لم يعد هنا، أو لم يعد يُسمح له بقراءة هذا. يلزم إنشاؤه من جديد.',
    notThere: 'ما تغيّر لم يعد موجودًا.',
  },
  failed: (technical) => `فشل الاتصال: ${technical}`,
  answered: (status) => `رد المستلم بالرمز ${status}.`,
};
