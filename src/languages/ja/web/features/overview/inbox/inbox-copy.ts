import type { Words } from '#languages/kit/words.ts';
import type { inboxCopy as english } from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english> = {
  title: '受信トレイ',
  unread: '件が未読',
  dismissAll: 'すべて消去',
  dismiss: (title) => `メッセージを消去：${title}`,
  askOne: 'このメッセージを消去しますか？',
  askOneText: 'このストアを運営する全員の受信トレイから消えます。',
  askAll: 'すべてのメッセージを消去しますか？',
  askAllText: 'このストアを運営する全員の受信トレイから消えます。',
  confirmOne: 'メッセージを消去',
  confirmAll: 'すべてのメッセージを消去',
  dismissed: 'メッセージを消去しました',
  allDismissed: 'すべてのメッセージを消去しました',
  notDismissed: 'メッセージを消去できませんでした',
  noneDismissed: 'メッセージを消去できませんでした',
  notBroughtBack: 'メッセージを元に戻せませんでした。',
  undo: '元に戻す',
  failed: '受信トレイの取得中にエラーが発生しました。もう一度お試しください。',
  reload: '再読み込み',
  emptyTitle: '新着はありません',
  emptyText: '期限のお知らせ、入金の失敗など、決済に関するお知らせがここに表示されます。',
};
