import type { inputCopy as english } from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english> = {
  sayWhy: '理由を入力してください',
  nameApprovers: '承認できる人を指定してください',
  bankDigits: '4〜20桁の数字を入力してください。',
  giveTitle: 'タイトルを付けてください',
  nothingToKeep: '保管する内容がありません',
  chooseTopics: '通知する内容を選んでください',
  fillIn: '内容を入力してください',
  perMille: '0〜1000の整数を入力してください。',
  chooseOne: '1つ以上選んでください。',
  chooseFrom: (words) => `次から選んでください：${words.join('、')}。`,
};
