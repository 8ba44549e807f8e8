import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeMailCopy as english } from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  '回答しないと、銀行が照会をチャージバックに切り替え、金額と手数料が差し引かれることがあります。';
const DISPUTE_UNANSWERED = '回答しないとチャージバックが成立し、金額と手数料を失います。';
const TOO_LITTLE =
  '反証資料の作成を始めていますが、自動で提出するには足りません。「保存して後で提出」または「反証資料を提出」を選んだ場合にのみ、銀行に届きます。';
const SWITCHED_OFF =
  '反証資料の作成を始めていますが、このストアでは下書きは自動で提出されません。「保存して後で提出」または「反証資料を提出」を選んだ場合にのみ、銀行に届きます。';

const daysLeft = (days: number): string => (days === 0 ? '本日が最終日' : `残り${figure(days)}日`);

export const disputeMailCopy: Words<typeof english> = {
  respondToDispute: (amount, days) => `${amount}のチャージバックに回答してください：${daysLeft(days)}`,
  respondToInquiry: (amount, days) => `${amount}に関する照会に回答してください：${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `${amount}の反証資料は自動で提出されます：${respondBy}までに最終確認を`,
  draftUnsent: (amount) => `${amount}の反証資料が銀行に届いていません：残り24時間未満`,
  changesUnsent: (amount) => `${amount}の反証資料の変更が銀行に届いていません：残り24時間未満`,
  disputeWaits: (amount, storeName, reason) =>
    `顧客の銀行が、${storeName}での${amount}のチャージバック（${reason}）への回答を待っています。`,
  inquiryWaits: (amount, storeName, reason) =>
    `顧客の銀行が、${storeName}での${amount}に関する照会（${reason}）への回答を待っています。`,
  answerDispute: 'チャージバックへの回答はこちらから（サインインが必要です）：',
  answerInquiry: '照会への回答はこちらから（サインインが必要です）：',
  respondBy: (moment, zone) => `回答期限：${moment}（${zone}）`,
  order: (number) => `注文：#${number}`,
  customer: (name) => `顧客：${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: '下書きがあります。期限になると、そのままの内容で提出されます。もう一度内容を確認してください。',
  savedBefore:
    '「保存して後で提出」した内容は、期限になると提出されます。その後の変更はここに保管されています。あらためて「保存して後で提出」または「反証資料を提出」を選んだ場合にのみ、銀行に届きます。',
  planned:
    '反証資料の作成を始めており、内容はここに保管されています。期限前の最後の1時間に、その時点の内容が自動で銀行に提出されます。もう一度内容を確認してください。',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED}${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED}${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED}${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED}${SWITCHED_OFF}`,
  },
};
