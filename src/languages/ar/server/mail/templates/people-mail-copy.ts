import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `دعوة من ${apart(inviter)} إلى ${apart(storeName)}`,
  invited: (inviter, storeName, role) =>
    `وصلتك دعوة من ${apart(inviter)} للعمل على مدفوعات ${apart(storeName)}. سيكون دورك: ${role}.`,
  how: 'يكفي اختيار كلمة مرور هنا للدخول:',
  once: (until) => `يعمل الرابط مرة واحدة، حتى ${until}. يجب ألا يُعطى لغيرك: من يفتحه يدخل باسمك.`,
  otherwise: 'إن لم يكن لك علم بهذا، فليس عليك فعل شيء.',
  accept: 'قبول الدعوة',

  changedSubject: {
    role: (storeName, role) => `دورك في ${apart(storeName)} الآن: ${role}`,
    suspend: (storeName) => `أُوقف وصول حسابك في ${apart(storeName)}`,
    restore: (storeName) => `أُعيد وصولك إلى ${apart(storeName)}`,
    remove: (storeName) => `أُزيل حسابك في ${apart(storeName)}`,
  },
  changed: {
    role: (by, storeName, role) =>
      `تغيّر ما يُسمح لك به في ${apart(storeName)}، والتغيير من ${apart(by)}. دورك من الآن: ${role}؛ ولرؤيته تلزم إعادة تحميل ما هو مفتوح من صفحات.`,
    suspend: (by, storeName) =>
      `أُوقف وصول حسابك في ${apart(storeName)}، والإيقاف من ${apart(by)}. سُجّل خروجك من كل مكان، ولا تعمل مفاتيح API الخاصة بك إلى أن يُعاد وصولك.`,
    restore: (by, storeName) =>
      `أُعيد وصولك إلى ${apart(storeName)}، والإعادة من ${apart(by)}. يمكنك تسجيل الدخول كما كان؛ ومفاتيح API الخاصة بك تعمل من جديد.`,
    remove: (by, storeName) =>
      `أُزيل حسابك في ${apart(storeName)}، والإزالة من ${apart(by)}. لم يعد يمكنك تسجيل الدخول، وأُبطلت مفاتيح API الخاصة بك. ما فعلته يبقى في سجل التدقيق للمتجر.`,
  },
  ask: 'إن فاجأك هذا، فيُرجى سؤال من أجراه.',
  signIn: 'تسجيل الدخول',
};
