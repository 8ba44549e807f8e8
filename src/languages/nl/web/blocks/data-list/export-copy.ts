import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english.exportCopy> = {
  started: (email) =>
    `We maken je export. Het bestand wordt automatisch gedownload en naar ${email} gemaild.`,
  late: (email) => `Je bestand is nog niet klaar. Het wordt naar ${email} gemaild.`,
};
