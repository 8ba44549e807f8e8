import { characters } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { invitationCopy as english } from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english> = {
  title: (storeName) => `أهلًا بك في ${apart(storeName)}`,
  lead: (inviter, role) => `دعوة من ${apart(inviter)} للعمل على مدفوعات هذا المتجر. سيكون دورك ${role}.`,
  email: 'حساب الدخول',
  password: 'اختيار كلمة مرور',
  passwordHelp: (min) => `${characters.is(min)} على الأقل. تصلح بضع كلمات يسهل تذكرها.`,
  submit: 'قبول الدعوة وتسجيل الدخول',
  missing: (min) => `يلزم اختيار كلمة مرور من ${characters.of(min)} على الأقل.`,
  tooLong: 'كلمة المرور هذه أطول من اللازم. يُرجى اختيار أقصر منها.',
  overTitle: 'هذا الرابط لا يعمل',
  ends: {
    accepted: 'قُبلت هذه الدعوة من قبل. يمكن تسجيل الدخول ببريدك الإلكتروني وكلمة المرور التي اخترتها.',
    withdrawn: 'سُحبت هذه الدعوة. يحسن سؤال صاحب الدعوة إن كان ذلك مقصودًا.',
    replaced: 'أُرسلت إليك دعوة أحدث. الرابط الصالح في آخر رسالة.',
    expired: 'مضى على هذه الدعوة أكثر من سبعة أيام. يمكن الطلب من صاحب الدعوة إرسالها من جديد.',
    inviter_gone: 'لم يعد صاحب الدعوة يستطيع دعوتك. يمكن الطلب من شخص آخر في المتجر دعوتك.',
    known: 'يعمل هنا بالفعل شخص ببريدك الإلكتروني. يمكن تسجيل الدخول مباشرة.',
    unknown: 'هذا الرابط ليس من روابطنا، أو لم يُنسخ كاملًا. يُرجى فتحه من الرسالة من جديد.',
  },
  toSignIn: 'الانتقال إلى تسجيل الدخول',
};
