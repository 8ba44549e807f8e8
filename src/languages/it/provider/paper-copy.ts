import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english.paperCopy> = {
  replaced: 'I caratteri che questo font non ha sono stampati come ?.',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
};
