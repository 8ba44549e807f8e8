import type { Words } from '#languages/kit/words.ts';
import type { beingConfirmedCopy as english } from '#web/blocks/payment-actions/being-confirmed-copy.ts';

const pending =
  (what: string, of: (amount: string) => string) => (amount: string | undefined, at: string | undefined) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `${named}の結果はまだ確認できていません。`
      : `${named}（${at}に依頼）の結果はまだ確認できていません。`;
  };

export const beingConfirmedCopy: Words<typeof english> = {
  confirming: '結果を確認中',
  confirmingText:
    '決済サービスから明確な応答がありませんでした。やり直す必要はありません。実行されるのは多くても1回で、結果がわかり次第このページに表示されます。',
  unknownTitle: '結果は未確認です',
  unknownText:
    '結果をまだ確認しています。実行されるのは多くても1回です。もう一度依頼すると、同じリクエストが送られます。',
  askAgain: 'もう一度依頼',
  atMostOnce: '結果を確認しています。実行されるのは多くても1回です。',
  attentionTitle: '結果を確認できませんでした',
  attentionText:
    '決済サービスから応答がありませんでした。実行されたかどうかを決済サービス側で確認し、同期のページで解決してください。',
  attentionLink: '同期のページで解決する',
  pending: {
    refund: pending('返金', (amount) => `${amount}の返金`),
    capture: pending('決済の売上確定', (amount) => `${amount}の売上確定`),
    cancel: pending('決済の取り消し', (amount) => `${amount}の決済の取り消し`),
    accept: pending('チャージバックの受け入れ', (amount) => `${amount}のチャージバックの受け入れ`),
    submit: pending('反証資料の提出', (amount) => `${amount}のチャージバックへの反証資料の提出`),
    payout: pending('即時入金', (amount) => `${amount}の即時入金`),
    other: pending('依頼された操作', (amount) => `${amount}に関する操作`),
  },
};
