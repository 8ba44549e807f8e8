import type { evidenceProblemsCopy as english } from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english> = {
  nothingToSubmit: 'لا أدلة لإرسالها',
  noSuchFile: 'لا ملف أدلة بهذا المعرّف',
  notHere: 'لا يمكن كتابة هذا هنا',
};
