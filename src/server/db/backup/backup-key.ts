import { ensureKeyFile, type KeyWords, readKeyFile } from '../../key-file.ts';
import { BackupError } from '../database-errors.ts';

const WORDS: KeyWords = {
  name: 'The key of the backups',
  problem: (sentence) => new BackupError(sentence),
};

/** The key that seals backups. It is in none of them, so that whoever finds one cannot change it unnoticed. */
export const readBackupKey = (file: string): Buffer | undefined => readKeyFile(file, WORDS);

/** The key there is, else a new one; `made` says that its owner has to hear of it. */
export const ensureBackupKey = (file: string): Readonly<{ key: Buffer; made: boolean }> =>
  ensureKeyFile(file, WORDS);
