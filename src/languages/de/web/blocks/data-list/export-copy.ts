import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english> = {
  started: (email) =>
    `Ihr Export wird erstellt. Die Datei wird automatisch heruntergeladen und per E\u2011Mail an ${email} gesendet.`,
  late: (email) => `Ihre Datei ist noch nicht fertig. Sie wird per E\u2011Mail an ${email} gesendet.`,
};
