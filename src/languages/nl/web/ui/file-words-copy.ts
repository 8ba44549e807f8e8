import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'Kies een bestand',
  chooseFileOf: (field) => `Kies een bestand: ${field}`,
  orDropIt: (choose) => `${choose} of sleep het hierheen`,
  uploading: (name) => `${name} wordt geüpload`,
  cancelUpload: 'Upload annuleren',
  removeFile: (name) => `${name} verwijderen`,
  viewFile: (name) => `${name} bekijken`,
};
