import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/pages/admin/admin-page-copy.ts';

export const adminPageCopy: Words<typeof english.adminPageCopy> = {
  noScript: 'L’amministrazione di questo negozio richiede JavaScript.',
  refused: 'Questa visita è stata rifiutata.',
};
