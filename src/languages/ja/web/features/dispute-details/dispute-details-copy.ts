import type { Words } from '#languages/kit/words.ts';
import type { disputeDetailsCopy as english } from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english> = {
  title: 'チャージバックの詳細',
  waitingTitle: 'しばらくお待ちください',
  waiting: '決済の詳細に移動しています…',
  failedTitle: 'チャージバックを取得できませんでした',
  failed: 'ネットワークを確認して、もう一度お試しください。',
};
