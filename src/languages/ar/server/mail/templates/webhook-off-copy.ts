import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { webhookOffCopy as english } from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english> = {
  subject: (name, storeName) => `عُطّل الـ Webhook «${apart(name)}» في ${apart(storeName)}`,
  what: (storeName, url, why) =>
    `تعذّر مدة طويلة جدًا إبلاغ ${apart(url)} بما يحدث في ${apart(storeName)}. ${why}`,
  next: 'لا يُرسَل شيء إلى هناك بعد الآن. متى عاد المستلم إلى الرد يمكن تشغيل الـ Webhook؛ وما فاته أثناء توقفه موجود في قوائم المتجر.',
  open: 'فتح الإعدادات › Webhooks',
};
