import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { liveNotesCopy as english } from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english> = {
  overdueTitle: 'アカウント情報の提出期限を過ぎています',
  overdue: '提出されるまで、決済と入金が停止されることがあります。',
  neededTitle: 'アカウントに追加の情報が必要です',
  neededBy: (moment, zone) => `決済と入金を継続するため、${moment}（${zone}）までに提出してください。`,
  neededSoon: '決済と入金を継続するため、早めに提出してください。',
  seeNeeded: '不足している情報を見る',
  latePayoutTitle: (amount) => `${amount}の入金が予定日を過ぎています`,
  latePayout: (day) =>
    `着金予定日は${day}でした。入金のページにある参照番号を伝えて、銀行に問い合わせてください。`,
  seePayout: '入金を見る',
  groups: {
    dispute_won: {
      one: (amount) => `チャージバックへの反論が認められました：${amount}`,
      several: (count) => `${figure(count)}件のチャージバックへの反論が認められました`,
      text: '銀行からお金が返還されました。',
      textOfSeveral: '銀行からお金が返還されました。',
    },
    dispute_lost: {
      one: (amount) => `チャージバックが成立しました：${amount}`,
      several: (count) => `${figure(count)}件のチャージバックが成立しました`,
      text: 'お金は顧客のもとに残り、手数料は返還されません。',
      textOfSeveral: 'お金は顧客のもとに残り、手数料は返還されません。',
    },
    refund_returned: {
      one: (amount) => `返金が戻ってきました：${amount}`,
      several: (count) => `${figure(count)}件の返金が戻ってきました`,
      text: '顧客の銀行が返金を受け取りませんでした。お金は残高に戻っています。別の方法で顧客に返金してください。',
      textOfSeveral:
        '顧客の銀行が返金を受け取りませんでした。お金は残高に戻っています。別の方法で顧客に返金してください。',
    },
  },
  seePayment: '決済を見る',
  seeAll: 'すべて見る',
  exported: {
    transactions: '取引のエクスポートが完了しました',
    payouts: '入金のエクスポートが完了しました',
    disputes: 'チャージバックのエクスポートが完了しました',
    blocked: 'ブロックした決済のエクスポートが完了しました',
    'audit-log': '監査ログのエクスポートが完了しました',
    journal: '仕訳帳の作成が完了しました',
    statement: '月次明細書の作成が完了しました',
  },
  exportAgain: 'もう一度ダウンロードできます。',
  exportRows: (rows) => `${figure(rows)}行あり、もう一度ダウンロードできます。`,
  seeExports: 'エクスポートを見る',
};
