import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `دعوة من ${inviter} إلى ${storeName}`,
  invited: (inviter, storeName, role) =>
    `وصلتك دعوة من ${inviter} للعمل على مدفوعات ${storeName}. سيكون دورك: ${role}.`,
  how: 'يكفي اختيار كلمة مرور هنا للدخول:',
  once: (until) => `يعمل الرابط مرة واحدة، حتى ${until}. يجب ألا يُعطى لغيرك: من يفتحه يدخل باسمك.`,
  otherwise: 'إن لم يكن لك علم بهذا، فليس عليك فعل شيء.',
  accept: 'قبول الدعوة',

  changedSubject: {
    role: (storeName, role) => `دورك في ${storeName} الآن: ${role}`,
    suspend: (storeName) => `أُوقف وصول حسابك في ${storeName}`,
    restore: (storeName) => `أُعيد وصولك إلى ${storeName}`,
    remove: (storeName) => `أُزيل حسابك في ${storeName}`,
  },
  changed: {
    role: (by, storeName, role) =>
      `تغيّر ما يُسمح لك به في ${storeName}، والتغيير من ${by}. دورك من الآن: ${role}؛ ولرؤيته يلزم إعادة تحميل ما هو مفتوح من صفحات.`,
    suspend: (by, storeName) =>
      `أُوقف وصول حسابك في ${storeName}، والإيقاف من ${by}. سُجّل خروجك من كل مكان، ولا تعمل مفاتيح API الخاصة بك إلى أن يُعاد وصولك.`,
    restore: (by, storeName) =>
      `أُعيد وصولك إلى ${storeName}، والإعادة من ${by}. يمكنك تسجيل الدخول كما كان؛ ومفاتيح API الخاصة بك تعمل من جديد.`,
    remove: (by, storeName) =>
      `أُزيل حسابك في ${storeName}، والإزالة من ${by}. لم يعد يمكنك تسجيل الدخول، وأُبطلت مفاتيح API الخاصة بك. ما فعلته يبقى في سجل التدقيق للمتجر.`,
  },
  ask: 'إن فاجأك هذا، فيُرجى سؤال من أجراه.',
  signIn: 'تسجيل الدخول',
};
