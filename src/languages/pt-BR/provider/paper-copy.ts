import type { Words } from '#languages/kit/words.ts';
import type { paperCopy as english } from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english> = {
  replaced: 'Letras que esta fonte não tem são impressas como ?.',
  page: (page, pages) => `Página ${page} de ${pages}`,
};
