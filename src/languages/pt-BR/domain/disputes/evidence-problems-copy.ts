import type { evidenceProblemsCopy as english } from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english> = {
  nothingToSubmit: 'Não há evidências para enviar',
  noSuchFile: 'Não há nenhum arquivo de evidências com este ID',
  notHere: 'Isto não pode ser escrito aqui',
};
