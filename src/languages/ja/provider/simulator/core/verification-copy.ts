import type { Words } from '#languages/kit/words.ts';
import type { verificationCopy as english } from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english> = {
  missing: '入力が必要です。',
  website: 'ウェブサイトのアドレスを入力してください。',
  taxNumber: '5〜20文字の英数字を入力してください。',
  underage: '年齢の要件を満たしていません。18歳以上である必要があります。',
  birthday: '生年月日を入力してください。',
  idNumber: '4〜20文字の英数字を入力してください。',
  bankNumber: '4〜20桁の数字を入力してください。',
  fileSize: 'ファイルが10 MBを超えています。',
  fileType: 'PNG、JPEG、PDFのいずれかのファイルを送信してください。',
  fileMissing: 'ファイルを選んでください。',
};
