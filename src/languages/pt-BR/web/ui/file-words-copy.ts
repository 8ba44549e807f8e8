import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'Escolher um arquivo',
  chooseFileOf: (field) => `Escolher um arquivo: ${field}`,
  orDropIt: (choose) => `${choose} ou solte-o aqui`,
  uploading: (name) => `Enviando ${name}`,
  cancelUpload: 'Cancelar o envio',
  removeFile: (name) => `Remover ${name}`,
  viewFile: (name) => `Ver ${name}`,
};
