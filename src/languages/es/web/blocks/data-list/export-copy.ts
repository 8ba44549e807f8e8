import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english> = {
  started: (email) =>
    `Estamos preparando tu exportación. El archivo se descargará automáticamente y se enviará a ${email}.`,
  late: (email) => `Tu archivo aún no está listo. Se enviará a ${email}.`,
};
