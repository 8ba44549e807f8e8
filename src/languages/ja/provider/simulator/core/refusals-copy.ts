import type { Words } from '#languages/kit/words.ts';
import type { coreRefusalsCopy as english } from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english> = {
  noStatus: 'アカウントのステータスではありません。',
  noOffer: '決済サービスからこのような提案はありません。',
  noCountry: 'この国ではアカウントを開設できません。',
  interval: '毎日、毎週、毎月、手動のいずれかを選んでください。',
  dailyInJapan: '日本では毎日の入金はできません。',
  weekday: '月曜日から金曜日の間で選んでください。',
  bankNumber: '4〜20桁の数字を入力してください。',
};
