import type { Words } from '#languages/kit/words.ts';
import type { adminPageCopy as english } from '#server/pages/admin/admin-page-copy.ts';

export const adminPageCopy: Words<typeof english> = {
  noScript: 'Diese Shop-Verwaltung braucht JavaScript.',
  refused: 'Dieser Aufruf wurde abgelehnt.',
};
