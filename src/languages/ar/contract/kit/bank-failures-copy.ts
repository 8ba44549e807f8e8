import type { bankFailuresCopy as english } from '#contract/kit/bank-failures-copy.ts';
import { lines } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';

export const bankFailuresCopy: Words<typeof english> = {
  bank_file_too_large:
    'هذا الملف أكبر من 32 ميغابايت. يُرجى تنزيل أيام أقل في كل مرة واختيار هذه الملفات معًا.',
  bank_file_unreadable: ({ count, line }) =>
    count === 1
      ? `تعذّرت قراءة السطر ${line} من هذا الملف، لذلك لم يُستورَد شيء. يلزم تنزيله من بنكك من جديد.`
      : `تعذّرت قراءة ${lines.of(count)} من هذا الملف، أولها السطر ${line}. لم يُستورَد شيء. يلزم تنزيله من بنكك من جديد.`,
  bank_file_asks: 'لا يذكر هذا الملف كل ما يلزم. يُرجى فتح معاينته والإجابة عما يُسأل عنه فيها، ثم استيراده.',
  bank_file_imported: ({ name }) => `استُورد هذا الملف من قبل باسم «${name}». لم يُضَف شيء.`,
  bank_file_difference:
    'لا يساوي مجموع أسطر هذا الملف رصيده الختامي، لذلك لم يُستورَد شيء. يُرجى النظر في معاينته؛ ولاستيراده مع ذلك يلزم تأكيد ذلك فيها.',
  bank_account_currency: ({ account, file }) =>
    `عملة الحساب المختار ${account.toUpperCase()} وعملة هذا الملف ${file.toUpperCase()}. يلزم اختيار حساب آخر.`,
};
