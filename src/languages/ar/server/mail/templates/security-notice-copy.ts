import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { securityNoticeCopy as english } from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english> = {
  deviceSubject: (storeName) => `تسجيل دخول جديد إلى ${apart(storeName)}`,
  device: (storeName) => `سُجّل الدخول إلى ${apart(storeName)} بحسابك من جهاز لم نره من قبل.`,
  deviceName: (device) => `الجهاز: ${apart(device)}`,
  severalDevices: 'حدث ذلك من عدة أجهزة خلال ساعة. لا تُرسَل عنها رسائل أخرى؛ والصفحة أدناه تعرضها كلها.',
  ifNotYouSignedIn:
    'إن كان ذلك منك فليس عليك فعل شيء. وإن لم يكن منك، فيجب تغيير كلمة مرورك فورًا: هذا يسجّل خروج كل جهاز آخر.',

  passwordSubject: (storeName) => `تغيّرت كلمة مرورك في ${apart(storeName)}`,
  password: (storeName) => `تغيّرت كلمة مرور حسابك في ${apart(storeName)}، وسُجّل خروج كل جهاز آخر.`,
  ifNotYouChanged:
    'إن كان ذلك منك فليس عليك فعل شيء. وإن لم يكن منك، فيمكن لمن يشغّل الخادم تعيين غيرها: npm run password.',

  keySubject: (storeName) => `مفتاح API جديد في ${apart(storeName)}`,
  key: (storeName) => `أُنشئ في ${apart(storeName)} مفتاح API يعمل باسمك.`,
  keyName: (description, ending) => `المفتاح: ${description} (ينتهي بـ ${ending})`,
  keyMay: {
    read: 'المسموح له: القراءة',
    write: 'المسموح له: التغيير',
    read_write: 'المسموح له: القراءة والتغيير',
  },
  ifNotYouMade:
    'إن كان ذلك منك فليس عليك فعل شيء. وإن لم يكن منك، فيجب إبطال المفتاح وتغيير كلمة مرورك فورًا.',

  bankSubject: (storeName) => `تغيّر الحساب البنكي في ${apart(storeName)}`,
  bank: (storeName, currency) =>
    `تذهب تحويلات ${apart(storeName)} بعملة ${currency} من الآن إلى حساب بنكي آخر.`,
  bankAccount: (ending) => `الحساب: ينتهي بـ ${ending}`,
  ifNotYouMoved:
    'إن كان ذلك منك فليس عليك فعل شيء. وإن لم يكن منك، فيجب تغيير كلمة مرورك والحساب البنكي فورًا.',
  ifNotKnown:
    'إن كنت على علم بذلك فليس عليك فعل شيء. وإن لم يكن لك علم به، فيجب سؤال من أجراه فورًا، وإعادة الحساب البنكي كما كان.',

  where: 'ما حدث في حسابك (يلزم تسجيل الدخول):',
  link: 'الأمان',
};
