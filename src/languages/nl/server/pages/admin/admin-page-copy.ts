import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/pages/admin/admin-page-copy.ts';

export const adminPageCopy: Words<typeof english.adminPageCopy> = {
  noScript: 'Voor dit winkelbeheer is JavaScript nodig.',
  refused: 'Dit bezoek is geweigerd.',
};
