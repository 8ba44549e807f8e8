import type { Words } from '#languages/kit/words.ts';
import type { adminPageCopy as english } from '#server/pages/admin/admin-page-copy.ts';

export const adminPageCopy: Words<typeof english> = {
  noScript: 'A administração da loja precisa de JavaScript.',
  refused: 'Este acesso foi recusado.',
};
