import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  button: '領収書',
  noReceipt: '領収書がない理由',
  title: '顧客への領収書',
  text: '支払いの金額、日時、手段、内容と、その後の返金を記載したページです。',
  unpaid: 'まだ支払いがないため、領収書はありません。',
  failed: '領収書を確認できませんでした。',
  to: '顧客のメールアドレス',
  noAddress: '顧客のメールアドレスが登録されていません。',
  lastSent: '最終送信',
  never: 'まだ送信していません',
  sentTo: (when, to) => `${when}、${to}宛て`,
  test: 'この決済はテストだったため、領収書に「TEST」と表示されます。',
  open: 'PDFで開く',
  newTab: (name) => `${name}（新しいタブで開きます）`,
  send: '顧客に送信',
  sendAgain: '再送信',
  sent: (to) => `領収書を${to}に送信しました`,
  notSent: '領収書は送信されませんでした。',
  close: '閉じる',
};
