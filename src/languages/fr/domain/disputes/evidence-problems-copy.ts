import type { evidenceProblemsCopy as english } from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english> = {
  nothingToSubmit: 'Il n’y a aucune preuve à envoyer',
  noSuchFile: 'Aucun fichier de preuve n’a cet ID',
  notHere: 'Ceci ne peut pas être écrit ici',
};
