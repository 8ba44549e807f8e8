import type { FILE_PROBLEM_WORDS as english } from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'هذا الملف فارغ.',
  kind: 'لا يمكن أن تُرسَل إلى البنك إلا ملفات PDF وPNG وJPEG.',
  mismatch: 'محتوى هذا الملف ليس ما يقوله اسمه. يُرجى حفظه من جديد بصيغة PDF أو PNG أو JPEG.',
  damaged: 'هذا الملف تالف أو غير كامل. يُرجى فتحه على حاسوبك وحفظه من جديد واختيار الملف الجديد.',
  tail: 'بعد نهاية هذا الملف شيء آخر. يُرجى فتحه على حاسوبك وحفظه من جديد واختيار الملف الجديد.',
  dimensions:
    'في هذه الصورة أكثر من 25 مليون بكسل (5,000 × 5,000)، أو أحد ضلعيها أكبر من 65,535. يُرجى حفظ نسخة أصغر واختيارها.',
  unreadable:
    'فتح هذا الملف يستغرق وقتًا أو ذاكرة أكثر من اللازم. يُرجى حفظ نسخة أصغر، أو حفظه بصيغة PDF، واختيار ذلك.',
};
