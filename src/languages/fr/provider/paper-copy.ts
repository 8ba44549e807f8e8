import type { Words } from '#languages/kit/words.ts';
import type { paperCopy as english } from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english> = {
  replaced: 'Les caractères absents de cette police sont remplacés par « ? ».',
  page: (page, pages) => `Page ${page} sur ${pages}`,
};
