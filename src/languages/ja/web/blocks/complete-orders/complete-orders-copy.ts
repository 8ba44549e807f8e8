import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { completeOrdersCopy as english } from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english> = {
  one: '注文を完了',
  mayNot: '現在の役割では注文を完了できません。',
  several: (count) => `${figure(count)}件の注文を完了`,
  done: (number) => `注文 #${number}を完了しました。`,
  doneSeveral: (_count, shown) => `${shown}件の注文を完了しました。`,
  left: (words, count) =>
    `${words}${count}件は完了できませんでした。完了できるのは、支払い済みで未完了の注文だけです。`,
  notDone: '完了した注文はありません。',
};
