import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english> = {
  started: (email) =>
    `Nous préparons votre export. Le fichier se téléchargera automatiquement et sera envoyé à ${email}.`,
  late: (email) => `Votre fichier n’est pas encore prêt. Il sera envoyé à ${email}.`,
};
