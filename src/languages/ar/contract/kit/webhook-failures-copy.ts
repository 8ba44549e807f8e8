import type { webhookFailuresCopy as english } from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english> = {
  webhook_missing: 'لم يعد هذا الـ Webhook أو هذا الإرسال موجودًا. يُرجى إعادة تحميل الصفحة.',
  webhook_off: 'هذا الـ Webhook موقوف. يلزم تشغيله أولًا.',
  webhook_topics_mixed:
    'هذه الأحداث تُبلَّغ بصيغتين مختلفتين. يلزم اختيار أحداث بصيغة واحدة: أحداث المتجر حدث واحد لكل Webhook.',
  webhook_address_private:
    'هذا العنوان يؤدي إلى شبكة خاصة لا يُرسَل إليها شيء. يلزم عنوان عام؛ ويمكن لمن يشغّل الخادم السماح بالعناوين الخاصة عبر WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you: 'يُبلَّغ الـ Webhook بما يُسمح لك بقراءته، ولا يُسمح لك بقراءة كل هذا.',
};
