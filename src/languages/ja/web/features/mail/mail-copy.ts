import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  title: 'メール',
  lead: 'このストアにはメールサーバーがないため、メールは送信されず、ここに保管されます。',
  table: 'メール',
  columns: { subject: '件名', to: '宛先', created: '作成日時', state: '状態' },
  states: { waiting: '待機中', sent: 'ここに保管', failed: '失敗' },
  emptyTitle: 'メールはまだありません',
  empty: 'エクスポートの準備ができたときや、対応が必要なときのメールがここに表示されます。',
  loadFailed: 'メールを読み込めませんでした。',
  oneFailed: 'このメールを読み込めませんでした。',
  offTitle: 'メールは自動で送信されます',
  off: 'このストアにはメールサーバーがあります。メールは宛先に送信され、ここには保管されません。',
  from: '作成日時',
  to: '宛先',
  attachments: '添付ファイル',
  attachment: (name, kilobytes) => `${name}、${kilobytes} kB`,
  lastError: '直近の問題',
  back: 'すべてのメール',
};
