import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { simulatorRefusalsCopy as english } from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english> = {
  eitherWay: '進める期間、合わせる日時、待つもののいずれか一つを指定してください。',
  noPayout: '届く入金はありません。送金中の入金も、自動的に送金されるお金もありません。',
  duration: 'P3DやPT1Hのような期間を指定してください',
  onlyForward: '時間を戻すことはできません。',
  fiveYears: '一度に進められるのは5年までです。',
  currency: 'このアカウントは、この通貨の決済を受け付けていません。',
  items: (sum, amount) => `合計は${figure(sum)}ですが、金額は${figure(amount)}です。`,
  product: 'この商品は存在しません。',
};
