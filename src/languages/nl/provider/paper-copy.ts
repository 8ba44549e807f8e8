import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english.paperCopy> = {
  replaced: 'Tekens die dit lettertype niet heeft, zijn afgedrukt als ?.',
  page: (page, pages) => `Pagina ${page} van ${pages}`,
};
