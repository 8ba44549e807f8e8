import type { Words } from '#languages/kit/words.ts';
import type { disputeEndsCopy as english } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english> = {
  daysLeft: (count) => `残り${count}日`,
  lastDay: '本日が最終日',
  pastDue: '期限超過',
  acceptFailed: 'チャージバックを受け入れる際にエラーが発生しました。時間をおいてもう一度お試しください。',
  submitted: '反証資料を提出しました。',
  submitFailed: (reason) => `反証資料を提出できませんでした。（${reason}）`,
  accepted: (order) =>
    order === undefined
      ? 'チャージバックを受け入れました。'
      : `注文 #${order}のチャージバックを受け入れました。`,
};
