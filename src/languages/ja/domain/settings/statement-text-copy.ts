import type { statementTextCopy as english } from '#domain/settings/statement-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const statementTextCopy: Words<typeof english> = {
  between: (least, most) => `${least}〜${most}文字で入力してください。`,
  atMost: (most) => `${most}文字以内で入力してください。`,
  needsLetter: 'アルファベットを1文字以上使ってください。',
  leaveOut: '* " \' < > は使えません。',
};
