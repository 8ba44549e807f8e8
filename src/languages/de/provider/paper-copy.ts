import type { Words } from '#languages/kit/words.ts';
import type { paperCopy as english } from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english> = {
  replaced: 'Zeichen, die diese Schrift nicht hat, werden als ? gedruckt.',
  page: (page, pages) => `Seite ${page} von ${pages}`,
};
