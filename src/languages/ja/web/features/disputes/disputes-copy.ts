import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  disputesCopy as english,
  awaitingListCopy as englishAwaiting,
  disputesListCopy as englishList,
} from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'チャージバック',
  things: () => 'チャージバック',
  failed: 'チャージバックを取得できませんでした。',
  summaryFailed: 'チャージバックの概要を取得できませんでした。',
};

export const disputesListCopy: Words<typeof englishList> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'チャージバックはありません',
    text: '顧客の銀行が決済について照会したり、お金を取り戻したりすると、回答期限とともにここに表示されます。',
  },
};
export const awaitingListCopy: Words<typeof englishAwaiting> = {
  ...list,
  empty: {
    icon: 'done',
    title: '回答待ちのものはありません',
    text: 'すべてのチャージバックと照会は、回答済みか結論が出ています。新しいものはここに表示され、期限が切れる前にメールでお知らせします。',
  },
};

export const disputesCopy: Words<typeof english> = {
  title: 'チャージバック',
  show: '表示',
  awaiting: '回答待ち',
  all: 'すべてのチャージバック',
  search: {
    label: '注文番号、顧客名、メールで検索',
    placeholder: '注文番号、顧客、メール',
    anything: (text) => `名前またはメールに「${text}」を含む顧客のすべてのチャージバック`,
  },
  status: 'ステータス',
  date: '発生日',

  total: '合計',
  atStake: '失う可能性のある額',
  between: ' · ',
  note: (currency, zone) => `${currency}、${zone}`,

  details: '詳細',
  detailsOf: (amount, customer) => `チャージバックの詳細：${amount}、${customer}`,
  action: '操作',
  respond: '回答する',
  seeDetails: '詳細を見る',
  actionFor: (action, amount, customer) => `${action}：${amount}、${customer}`,
  lastDay: '本日が最終日',
  dueSoon: (days) => `残り${days}日、至急`,
  daysLeft: (days) => `残り${days}日`,
  noDeadline: '回答は不要',
  noSource: '決済手段なし',
  noOrder: '注文なし',
  aCustomer: '顧客',
  noCustomer: '顧客なし',
  noEmail: 'メールなし',
  noCountry: '国なし',
  order: (number) => `#${number}`,

  exportTitle: (count) => `${count}件のチャージバックをエクスポートしますか？`,
  exportAction: (count) => `${count}件のチャージバックをエクスポート`,
  exportQuestion: (count) =>
    `${figure(count)}件のチャージバックをエクスポートします。件数を減らすには、フィルターを使って絞り込めます。続けますか？`,
};
