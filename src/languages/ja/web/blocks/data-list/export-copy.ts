import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english> = {
  started: (email) =>
    `エクスポートを処理しています。ファイルは自動的にダウンロードされ、${email}にもメールで送信されます。`,
  late: (email) => `ファイルはまだ準備できていません。準備ができ次第、${email}にメールで送信されます。`,
};
