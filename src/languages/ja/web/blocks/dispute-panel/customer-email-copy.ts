import type { Words } from '#languages/kit/words.ts';
import type { customerEmailCopy as english } from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english> = {
  subject: (storeName, chargedOn) => `${chargedOn}の${storeName}でのお支払いについて`,
  hello: 'お客様',
  helloTo: (customerName) => `${customerName} 様`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `${disputedOn}に、お客様の銀行より、${chargedOn}に${storeName}でお支払いいただいた${amount}について照会がございました。`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `${disputedOn}に、お客様の銀行より、${chargedOn}に${storeName}でお支払いいただいた${amount}について、お客様がチャージバックを申し立てられたとの連絡がございました。`,
  question:
    '何か不都合がございましたら、内容を把握し、解決したいと考えております。詳しい事情をお聞かせいただけますでしょうか。',
  ifAskedInOrder: 'お支払いに問題がなかった場合は、お手数ですが銀行にその旨をお伝えください。',
  ifDisputedInOrder:
    'お支払いに問題がなかった場合は、お手数ですが銀行にチャージバックの取り下げをご依頼のうえ、銀行からの確認書をお送りください。',
  regards: '何卒よろしくお願いいたします。',
};
