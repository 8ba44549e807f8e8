import type { supportContactCopy as english } from '#domain/settings/support-contact-copy.ts';
import { fromLeft } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english> = {
  emailNeeded: 'يحتاج العملاء إلى عنوان يكتبون إليه.',
  wholeEmail: 'يلزم عنوان كامل، مثل help@example.com.',
  phoneNeeded: 'يحتاج العملاء إلى رقم يتصلون به.',
  sandboxPhone: 'هذا الرقم للبيئات التجريبية فقط. يلزم رقمك.',
  wholePhone: `يلزم الرقم مع رمز بلده، مثل ${fromLeft('+1 503 555 0142')}.`,
  japanesePhone: `الرقم في اليابان يبدأ بـ ${fromLeft('+81')}.`,
};
