import type { Words } from '#languages/kit/words.ts';
import type { FILE_WORDS as english } from '#web/ui/file-words-copy.ts';

export const FILE_WORDS: Words<typeof english> = {
  chooseFile: 'ファイルを選択',
  chooseFileOf: (field) => `ファイルを選択：${field}`,
  orDropIt: (choose) => `${choose}、またはここにドロップ`,
  uploading: (name) => `${name}をアップロード中`,
  cancelUpload: 'アップロードをキャンセル',
  removeFile: (name) => `${name}を削除`,
  viewFile: (name) => `${name}を表示`,
};
