import type { Words } from '#languages/kit/words.ts';
import type { paperCopy as english } from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english> = {
  replaced: 'この書体にない文字は「?」で印刷されます。',
  page: (page, pages) => `${page} / ${pages}ページ`,
};
