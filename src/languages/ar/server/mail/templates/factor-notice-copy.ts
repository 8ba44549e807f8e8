import { apart, figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { factorNoticeCopy as english } from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english> = {
  changedSubject: (storeName) => `تغيّرت طريقة دخولك إلى ${apart(storeName)}`,
  changed: {
    codesOn: (storeName) => `فُعّلت رموز تطبيق المصادقة لحسابك في ${apart(storeName)}.`,
    codesOff: (storeName) => `أُوقفت رموز تطبيق المصادقة لحسابك في ${apart(storeName)}.`,
    newRecoveryCodes: (storeName) =>
      `أُنشئت رموز استعادة جديدة لحسابك في ${apart(storeName)}، وانتهت الرموز السابقة.`,
    reset: (storeName) =>
      `أُزيلت كل عوامل التحقق الثانية لحسابك في ${apart(storeName)}، كي يمكنك إعدادها من جديد.`,
  },
  passkeyAdded: (name, storeName) => `أُضيف مفتاح المرور «${name}» إلى حسابك في ${apart(storeName)}.`,
  passkeyRemoved: (name, storeName) => `أُزيل مفتاح المرور «${name}» من حسابك في ${apart(storeName)}.`,
  ifNotYou:
    'إن كان ذلك منك فليس عليك فعل شيء. وإن لم يكن منك، فيجب تغيير كلمة مرورك فورًا وإبلاغ أحد ملّاك المتجر.',
  ifNotAsked:
    'إن كان ذلك بطلبك، فيلزم تسجيل الدخول وإعداد خطوتك الثانية من جديد. وإن لم يكن بطلبك، فيجب إبلاغ مالك آخر للمتجر فورًا.',

  resetSubject: (storeName) => `إعادة تعيين خطوتك الثانية في ${apart(storeName)} قريبًا`,
  resetAsked: (by, storeName) =>
    `ورد طلب من ${apart(by)} بإزالة مفاتيح مرورك ورموزك في ${apart(storeName)}، على أنك فقدتها.`,
  resetDue: (moment) => `موعد إزالتها: ${moment}`,
  ifNotLost:
    'إن فقدتها حقًا، فيُرجى الانتظار حتى ذلك الموعد ثم تسجيل الدخول بكلمة المرور وحدها. وإن كانت ما زالت لديك، فيلزم تسجيل الدخول بخطوتك الثانية: هذا يلغي إعادة التعيين. ثم يجب إبلاغ مالك آخر للمتجر.',

  usedCodeSubject: (storeName) => `استُخدم رمز استعادة في ${apart(storeName)}`,
  usedCode: (storeName) =>
    `استُخدم أحد رموز الاستعادة الخاصة بك في ${apart(storeName)} بدلًا من خطوتك الثانية.`,
  codesLeft: (left) => `الرموز المتبقية: ${figure(left)}`,
  makeNew: 'يحسن إنشاء رموز جديدة من صفحتك قبل أن يلزم رمز آخر.',
  ifNotYouUsed:
    'إن كان ذلك منك وقد فُقد هاتفك، فيلزم إزالته من صفحتك وإنشاء رموز جديدة. وإن لم يكن منك، فيجب تغيير كلمة مرورك فورًا.',

  linkSubject: (storeName) => `تعيين كلمة مرور جديدة في ${apart(storeName)}`,
  linkAsked: (storeName) =>
    `طُلبت كلمة مرور جديدة لحسابك في ${apart(storeName)}. هذا الرابط يعيّنها. يعمل مرة واحدة خلال ساعة.`,
  ifNotYouAsked: 'إن لم يكن ذلك منك فليس عليك فعل شيء: لا يستطيع أحد استخدام الرابط من دون هذه الرسالة.',
  setIt: 'تعيين كلمة مرور جديدة:',
  link: 'تعيين كلمة مرور جديدة',
};
