import type { Words } from '#languages/kit/words.ts';
import type {
  activityCopy as english,
  activityChartCopy as englishChart,
  surveyCopy as englishSurvey,
} from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof english> = {
  title: '決済の状況',
  period: '期間',
  failed: '決済の状況を取得できませんでした。',
  emptyTitle: '決済はまだありません',
  emptyText: '支払いがあると、売上、返金、手数料がここに表示されます。',
  emptyAction: 'ショップを開く',
  volume: '総取扱高',
  charges: '請求',
  refunds: '返金',
  disputes: 'チャージバック',
  fees: '手数料',
  net: '純額',
  netNote: '手数料差引後の取扱高',
  volumeHint: '総取扱高について',
  volumeText: '請求から返金とチャージバックを差し引いた、手数料差引前の金額です。',
  change: (words, range) => `${range}比 ${words}`,
  payments: (_count, shown) => `${shown}件の決済`,
  refundCount: (_count, shown) => `${shown}件の返金`,
  disputeCount: (_count, shown) => `${shown}件の動き`,
  ofVolume: (percent) => `請求の${percent}`,
  todaySoFar: (volume) => `今日これまで：${volume}。この期間にはまだ含まれていません。`,
  showToday: '今日を表示',
  custom: '日付を指定',
  days: '日付',
  compare: '比較対象',
  comparisons: {
    previous: '前の期間と比較',
    year: '前年と比較',
  },
  report: 'レポートを開く',
  zone: (range, zone) => `${range}、${zone}`,
  presets: {
    today: '今日',
    last_7_days: '過去7日間',
    last_4_weeks: '過去4週間',
    last_3_months: '過去3か月間',
    last_12_months: '過去12か月間',
    month_to_date: '今月',
    quarter_to_date: '今四半期',
    year_to_date: '今年',
    all_time: '全期間',
  },
};

export const activityChartCopy: Words<typeof englishChart> = {
  titles: {
    hour: '時間別の取扱高',
    day: '日別の取扱高',
    week: '週別の取扱高',
    month: '月別の取扱高',
  },
  sentence: (first, last, peak, at) =>
    `折れ線グラフ。取扱高は${first}から${last}に推移し、最高は${peak}（${at}）です。`,
  nothing: '折れ線グラフ。この期間の取扱高はありません。',
  weekOf: (day) => `${day}からの週`,
  from: (day) => `${day}から`,
};

export const surveyCopy: Words<typeof englishSurvey> = {
  question: 'この数値は役に立ちましたか？',
  ratings: {
    'very-unhappy': 'とても不満',
    unhappy: '不満',
    neutral: 'どちらでもない',
    happy: '満足',
    'very-happy': 'とても満足',
  },
  comment: 'どうすればもっと良くなりますか？',
  privacy: '回答はストア内にのみ記録されます。',
  cancel: 'キャンセル',
  send: '送信',
  thanks: 'ご意見をありがとうございます。',
  failed: 'アンケートの送信中にエラーが発生しました。もう一度お試しください。',
};
