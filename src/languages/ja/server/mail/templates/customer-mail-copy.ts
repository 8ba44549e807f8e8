import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `ご注文 #${number}についてのお知らせ`,
  note: (storeName, number) => `${storeName}より、ご注文 #${number}についてお知らせがあります：`,
  paidSubject: (number) => `ご注文 #${number}のお支払いを受け付けました`,
  paid: (storeName, amount, number) =>
    `${storeName}にて、ご注文 #${number}のお支払い${amount}を受け付けました。`,
  thanks: 'ご注文ありがとうございます。',
  refundedSubject: (number) => `ご注文 #${number}の返金のお知らせ`,
  refunded: (storeName, amount, number) =>
    `${storeName}より、ご注文 #${number}の${amount}を返金いたしました。`,
  refundedHow: '返金は、お支払いに使われた手段に戻ります。明細に反映されるまで、通常5〜10日かかります。',
  completedSubject: (number) => `ご注文 #${number}が完了しました`,
  completed: (storeName, number) => `${storeName}でのご注文 #${number}が完了いたしました。`,
  receiptSubject: (number) => `ご注文 #${number}の領収書`,
  receiptText: (amount, storeName, number) =>
    `ご注文 #${number}について、${storeName}にお支払いいただいた${amount}の領収書を添付いたします。`,
  paymentReceiptSubject: (storeName) => `${storeName}の領収書`,
  paymentReceiptText: (amount, storeName) =>
    `${storeName}にお支払いいただいた${amount}の領収書を添付いたします。`,
};
