import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportReadyCopy as english } from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  `${storeName}の${what}のエクスポートが準備できました：${filename}、${figure(rows)}行。`;

export const exportReadyCopy: Words<typeof english> = {
  subject: {
    transactions: '取引のエクスポートが準備できました',
    payouts: '入金のエクスポートが準備できました',
    disputes: 'チャージバックのエクスポートが準備できました',
    blocked: 'ブロックした決済のエクスポートが準備できました',
    'audit-log': '監査ログのエクスポートが準備できました',
  },
  ready: {
    transactions: readyWith('取引'),
    payouts: readyWith('入金'),
    disputes: readyWith('チャージバック'),
    blocked: readyWith('ブロックした決済'),
    'audit-log': readyWith('監査ログ'),
  },
  attached: 'ファイルを添付しています。こちらからもダウンロードできます（サインインが必要です）：',
  tooLarge:
    'ファイルが大きいため、メールに添付できません。こちらからダウンロードしてください（サインインが必要です）：',
  why: 'エクスポートを依頼されたため、このメールをお送りしています。ほかの人には送信されていません。',
};
