import type { Words } from '#languages/kit/words.ts';
import type { adminPageCopy as english } from '#server/pages/admin/admin-page-copy.ts';

export const adminPageCopy: Words<typeof english> = {
  noScript: 'このストア管理にはJavaScriptが必要です。',
  refused: 'このアクセスは拒否されました。',
};
