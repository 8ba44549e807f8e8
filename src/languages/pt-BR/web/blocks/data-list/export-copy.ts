import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/blocks/data-list/export-copy.ts';

export const exportCopy: Words<typeof english> = {
  started: (email) =>
    `Estamos preparando a sua exportação. O arquivo será baixado automaticamente e enviado para ${email}.`,
  late: (email) => `Seu arquivo ainda não está pronto. Ele será enviado para ${email}.`,
};
