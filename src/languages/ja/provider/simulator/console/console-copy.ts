import type { Words } from '#languages/kit/words.ts';
import type { consoleCopy as english } from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english> = {
  share: '0〜1000の整数を入力してください。',
  chooseFrom: (names) => `次から選んでください：${names}。`,
  onlyForward: '時間を戻すことはできません。',
  noReason: '銀行が示す理由ではありません。',
  answerFirst: '先にこのページに回答してください。',
};
