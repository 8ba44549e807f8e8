import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'Datei wählen',
  chooseFileOf: (field) => `Datei wählen: ${field}`,
  orDropIt: (choose) => `${choose} oder hier ablegen`,
  uploading: (name) => `${name} wird hochgeladen`,
  cancelUpload: 'Hochladen abbrechen',
  removeFile: (name) => `${name} entfernen`,
  viewFile: (name) => `${name} ansehen`,
};
