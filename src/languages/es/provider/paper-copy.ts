import type { Words } from '#languages/kit/words.ts';
import type { paperCopy as english } from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english> = {
  replaced: 'Los caracteres que no tiene este tipo de letra se imprimen como ?.',
  page: (page, pages) => `Página ${page} de ${pages}`,
};
