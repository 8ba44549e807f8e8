import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: '取引',
    payouts: '入金',
    disputes: 'チャージバック',
    blocked: 'ブロックした決済',
    'audit-log': '監査ログ',
    journal: '仕訳帳',
    statement: '月次明細書',
  },
  days: (from, to) => (from === to ? from : `${from}〜${to}`),
  subject: (storeName, what, days) => `【${storeName}】${what}、${days}`,
  ready: (storeName, what, days) =>
    `${storeName}のファイルが準備できました：${what}、${days}。ダウンロードするときに作成されます。`,
  came: (storeName, what, days) => `${storeName}のファイルをお送りします：${what}、${days}。`,
  download: 'こちらからダウンロードしてください（サインインが必要です）：',
  why: (maker) => `${maker}さんがこのファイルの送り先として選んだため、このメールをお送りしています。`,

  notSent: (storeName, what, days) => `【${storeName}】${what}（${days}）は送信されませんでした`,
  stopped: (storeName, what) => `【${storeName}】${what}は自動で届かなくなりました`,
  trouble: {
    stopped:
      '現在の役割ではこれをエクスポートできなくなったため、スケジュールは停止しました。エクスポートできる人が再び開始できます。',
    nobody:
      '送り先の全員がこれをエクスポートできなくなったため、誰にも送信されませんでした。スケジュールを削除し、ほかの人あてに作成してください。',
    not_datev:
      'DATEVで使えるのは4〜8桁の科目番号だけです。勘定科目表でDATEV用の表を選んでから、スケジュールを手動で実行してください。',
    failed:
      '5回試しましたが送信できませんでした。スケジュールを手動で実行してください。それでも失敗する場合は、サーバーの管理者がログで理由を確認できます。',
  },
  open: 'スケジュールはこちらで確認できます（サインインが必要です）：',
};
