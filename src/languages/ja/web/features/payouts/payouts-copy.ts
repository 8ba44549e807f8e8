import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  payoutsCopy as english,
  feedbackCopy as englishFeedback,
  payoutsListCopy as englishList,
  payoutNoticesCopy as englishNotices,
  payoutTilesCopy as englishTiles,
} from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof englishList> = {
  name: '入金履歴',
  things: () => '入金',
  failed: '入金を取得できませんでした。',
  empty: {
    icon: 'payout',
    title: '入金はまだありません',
    text: '最初の決済が入金可能になると銀行へ送金され、すべての入金がここに表示されます。',
  },
};

export const payoutsCopy: Words<typeof english> = {
  title: '入金',
  show: '表示',
  showAll: 'すべての入金',
  showAdvanced: '詳細フィルター',
  total: '合計',
  chooseCurrency: '合計を見るには通貨を1つ選んでください。',
  note: (currency, zone) => `${currency}、${zone}`,

  filters: {
    date: '日付',
    status: 'ステータス',
    source: '決済手段',
  },

  detailsColumn: '詳細',
  details: '詳細',
  detailsOf: (type, amount, day) => `入金の詳細：${type} ${amount}、${day}`,
  noBank: '銀行口座なし',
  atBankColumn: '銀行での状況',
  notAtBank: '該当する明細なし',
  whatToDo: '対処方法',
  whatToDoAbout: (state) => `${state}：対処方法`,

  exportTitle: (count) => `${count}件の入金をエクスポートしますか？`,
  exportAction: (count) => `${count}件の入金をエクスポート`,
  exportQuestion: (count) =>
    `${figure(count)}件の入金をエクスポートします。件数を減らすには、フィルターを使って絞り込めます。続けますか？`,
};

export const payoutTilesCopy: Words<typeof englishTiles> = {
  label: '入金の概況',
  next: '次回の入金',
  inTransit: '送金中',
  paidThisMonth: '今月の入金額',
  payouts: (_count, words) => `${words}件の入金`,
  unknown: '読み込めませんでした',
};

export const payoutNoticesCopy: Words<typeof englishNotices> = {
  failed: '最近の入金に失敗したため、入金が停止されています。銀行口座の情報を更新してください。',
  failedTitle: '入金が停止されています',
  updateBank: '銀行情報を更新',
  nextTitle: '次回の入金のタイミング',
  next: (schedule) => `入金可能額は自動で入金されます（${schedule}）。銀行での反映には1〜3営業日かかります。`,
  learnMore: '入金スケジュールについて詳しく見る',
};

export const feedbackCopy: Words<typeof englishFeedback> = {
  question: '入金は問題なくご利用いただけていますか？',
  questionText: 'いただいた声は、ほかのストアオーナーの参考になり、問題の改善に役立ちます。',
  yes: 'はい',
  no: 'いいえ',

  positiveTitle: 'ありがとうございます',
  positiveText: 'よろしければ、ほかのストアオーナーにもご紹介ください。選ぶ際の参考になります。',
  done: '完了',

  negativeTitle: '改善すべき点を教えてください',
  negativeText: '問題があった点や足りない点をお聞かせください。すべて目を通します。',
  comments: 'ご意見',
  send: 'ご意見を送信',
  cancel: 'キャンセル',
  thanks: 'ご意見をありがとうございます。',
  failed: 'ご意見は送信されませんでした。',
};
