import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'Choisir un fichier',
  chooseFileOf: (field) => `Choisir un fichier : ${field}`,
  orDropIt: (choose) => `${choose} ou déposez-le ici`,
  uploading: (name) => `Envoi de ${name}`,
  cancelUpload: 'Annuler l’envoi',
  removeFile: (name) => `Retirer ${name}`,
  viewFile: (name) => `Voir ${name}`,
};
