import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'Elige un archivo',
  chooseFileOf: (field) => `Elige un archivo: ${field}`,
  orDropIt: (choose) => `${choose} o suéltalo aquí`,
  uploading: (name) => `Subiendo ${name}`,
  cancelUpload: 'Cancelar la subida',
  removeFile: (name) => `Quitar ${name}`,
  viewFile: (name) => `Ver ${name}`,
};
