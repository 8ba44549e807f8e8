import type { Words } from '#languages/kit/words.ts';
import type { issuerLetterCopy as english } from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english> = {
  title: 'カード所有者の申告書',
  dispute: (id) => `チャージバック：${id}`,
  payment: (id) => `決済：${id}`,
  received: (day) => `受付日：${day}`,
  simulated: 'この書面はシミュレーションの銀行によるものです。',
  claims: {
    fraudulent: 'カード所有者は、この購入をしていないと主張しています。',
    product_not_received: 'カード所有者は、商品が届いていないと主張しています。',
    product_unacceptable: 'カード所有者は、商品が破損していたと主張しています。',
    duplicate: 'カード所有者は、二重に請求されたと主張しています。',
    unrecognized: 'カード所有者は、利用明細の名称に心当たりがないと主張しています。',
    subscription_canceled: 'カード所有者は、サブスクリプションは終了していたと主張しています。',
    credit_not_processed: 'カード所有者は、約束された返金が届いていないと主張しています。',
  },
};
