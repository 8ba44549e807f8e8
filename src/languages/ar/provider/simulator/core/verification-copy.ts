import type { Words } from '#languages/kit/words.ts';
import type { verificationCopy as english } from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english> = {
  missing: 'هذا مطلوب.',
  website: 'يلزم عنوان موقعك الإلكتروني.',
  taxNumber: 'يلزم من 5 إلى 20 حرفًا ورقمًا.',
  underage: 'دون السن القانونية. يجب ألا يقل العمر عن 18.',
  birthday: 'يلزم تاريخ الميلاد.',
  idNumber: 'يلزم من 4 إلى 20 حرفًا ورقمًا.',
  bankNumber: 'يلزم من 4 إلى 20 رقمًا.',
  fileSize: 'الملف أكبر من 10 ميغابايت.',
  fileType: 'يلزم ملف PNG أو JPEG أو PDF.',
  fileMissing: 'يلزم اختيار ملف.',
};
