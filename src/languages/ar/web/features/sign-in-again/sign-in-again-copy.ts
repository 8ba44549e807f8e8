import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { signInAgainCopy as english } from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english> = {
  title: 'تسجيل الدخول من جديد',
  text: (email) => `انتهت جلستك. للمتابعة تلزم كلمة مرور ${apart(email)}. كل ما في هذه الصفحة يبقى كما هو.`,
  password: 'كلمة المرور',
  passwordMissing: 'يلزم إدخال كلمة المرور.',
  action: 'تسجيل الدخول',
  leave: 'الدخول بحساب آخر',
  proveTitle: 'تأكيد هويتك',
  prove: (email) =>
    `هذا الإجراء يُخرج مالًا أو يغيّر من يُسمح له بالدخول. بعد إثبات أنك ${apart(email)} مرة أخرى يستمر تلقائيًا.`,
  proveAction: 'متابعة',
  step: 'كلمة مرورك صحيحة. خطوة أخرى: رمز تطبيق المصادقة أو رمز استعادة.',
  stepPasskey: 'كلمة مرورك صحيحة. خطوة أخرى: مفتاح المرور.',
  code: 'الرمز',
  codeHelp: 'من تطبيق المصادقة، أو رمز استعادة.',
  codeMissing: 'يلزم إدخال الرمز.',
  passkey: 'استخدام مفتاح مرور',
  cancel: 'إلغاء',
};
