import type { evidenceProblemsCopy as english } from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english> = {
  nothingToSubmit: 'No hay pruebas que enviar',
  noSuchFile: 'No hay ningún archivo de pruebas con este ID',
  notHere: 'Esto no se puede escribir aquí',
};
