import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english.exportCopy> = {
  started: (email) =>
    `Stiamo preparando l’esportazione. Il file verrà scaricato automaticamente e inviato per email a ${email}.`,
  late: (email) => `Il file non è ancora pronto. Verrà inviato per email a ${email}.`,
};
