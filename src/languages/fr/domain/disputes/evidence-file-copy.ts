import type { FILE_PROBLEM_WORDS as english } from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'Ce fichier est vide.',
  kind: 'Seuls des fichiers PDF, PNG et JPEG peuvent être envoyés à la banque.',
  mismatch:
    'Le contenu de ce fichier n’est pas celui que son nom annonce. Enregistrez-le de nouveau en PDF, PNG ou JPEG.',
  damaged:
    'Ce fichier est endommagé ou incomplet. Ouvrez-le sur votre ordinateur, enregistrez-le de nouveau et choisissez le nouveau.',
  tail: 'Autre chose suit la fin de ce fichier. Ouvrez-le sur votre ordinateur, enregistrez-le de nouveau et choisissez le nouveau.',
  dimensions:
    'Cette image a plus de 25 millions de pixels (5 000 × 5 000), ou un côté de plus de 65 535. Enregistrez une copie plus petite et choisissez-la.',
  unreadable:
    'Ce fichier demande trop de temps ou de mémoire à ouvrir. Enregistrez une copie plus petite, ou un PDF, et choisissez cette version.',
};
