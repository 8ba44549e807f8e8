import { BackupError } from '../database-errors.ts';

/** What a person who restores decides about those who could come in when the backup was made. */
export type RestoreWishes = Readonly<{ keys: 'revoke' | 'keep'; passwords: 'renew' | 'keep' }>;

type Given = Readonly<{ keys?: string | undefined; passwords?: string | undefined }>;
/** Puts a question to the person at the terminal. */
type Ask = (question: string) => Promise<string>;

const KEYS =
  'API keys of the backup: revoke them all, or keep them? Kept, a key that was revoked since works again. [revoke] ';
const PASSWORDS =
  'Passwords of the backup: renew them all, or keep them? Kept, a password that was changed since works again. [renew] ';

/** As the flags say; where they say nothing, as the person at the terminal says; else the safe answer. */
export async function chooseWishes(given: Given, ask: Ask = async () => ''): Promise<RestoreWishes> {
  return {
    keys: choose('keys', given.keys ?? (await ask(KEYS)), 'revoke'),
    passwords: choose('passwords', given.passwords ?? (await ask(PASSWORDS)), 'renew'),
  };
}

function choose<Safe extends string>(flag: string, answer: string, safe: Safe): Safe | 'keep' {
  const said = answer.trim().toLowerCase();
  if (said === '' || said === safe) return safe;
  if (said === 'keep') return said;
  throw new BackupError(`--${flag} is ${safe} or keep, not ${answer.trim()}. The database was not touched.`);
}
