import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'اختيار ملف',
  chooseFileOf: (field) => `اختيار ملف: ${field}`,
  orDropIt: (choose) => `${choose} أو إفلاته هنا`,
  uploading: (name) => `جارٍ رفع ${name}`,
  cancelUpload: 'إلغاء الرفع',
  removeFile: (name) => `إزالة ${name}`,
  viewFile: (name) => `عرض ${name}`,
};
