import type { Words } from '#languages/kit/words.ts';
import type { closeDayCopy as english } from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english> = {
  title: '日次締め',
  day: (day, zone) => `${day}、${zone}`,
  loading: '1日分を集計しています',
  failed: '1日分を集計できませんでした。',
  opening: '開始残高',
  closing: '最終残高',
  unexplained: '不明差額',
  lines: {
    payments: '決済',
    refunds: '返金',
    disputes: 'チャージバック',
    fees: '手数料',
    payouts: '入金',
    other: 'その他',
  },
  ledger: (currency) => `${currency}の1日分`,
  addsUp: '記録上の動きと、決済サービスの残高が一致しています。',
  off: {
    title: (sums) => `不明差額：${sums}`,
    text: '決済サービスの残高が記録と一致しません。まだ届いていないものがある可能性があります。「同期」で不足しているものを確認して取り込み、もう一度確認してください。',
    sync: '同期を開く',
    rows: 'この日の取引を見る',
    again: 'もう一度確認',
  },
  note: '差額があるまま締める理由',
  noteMissing: '理由を入力してください。',
  signOff: '締める',
  signed: (name) => `締めた人：${name}、`,
  said: (note) => `「${note}」`,
  done: '締めました。監査ログに記録されています。',
  notDone: 'この日は締められませんでした。',
  print: '印刷',
};
