import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'Scegli un file',
  chooseFileOf: (field) => `Scegli un file: ${field}`,
  orDropIt: (choose) => `${choose} o trascinalo qui`,
  uploading: (name) => `Caricamento di ${name}`,
  cancelUpload: 'Annulla il caricamento',
  removeFile: (name) => `Rimuovi ${name}`,
  viewFile: (name) => `Vedi ${name}`,
};
