import { parseArgs } from 'node:util';
import { fail } from '#contract/kit/errors.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import { passwordProblem } from '#domain/signing-in/password-problem.ts';
import { chooseUser } from '../access/choose-user.ts';
import { hashPassword } from '../access/passwords/password-hash.ts';
import { readNewPassword } from '../access/passwords/read-new-password.ts';
import { readConfig } from '../config.ts';
import { tellUnprepared } from '../db/database-errors.ts';
import { openBesideServer } from '../db/open-beside-server.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { replacePassword } from '../features/signing-in/replace-password.ts';

const USAGE = 'npm run password -- [--email EMAIL] [--file FILE]   (or pipe the password in)';

function readWishes() {
  try {
    return parseArgs({ options: { email: { type: 'string' }, file: { type: 'string' } } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** As long as the page in the admin wants it, and no easier to guess. */
function refuseBad(password: string, person: Parameters<typeof passwordProblem>[1]): void {
  if (password.length < PASSWORD_CHARACTERS_MIN || password.length > PASSWORD_CHARACTERS_MAX)
    throw new Error(
      `A password has ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters. Nothing was changed.`,
    );
  const problem = passwordProblem(password, person);
  if (problem) throw fail('password_easy_to_guess', { problem });
}

/** For whoever may run commands on the server and forgot the password, or wants one of their own at last. */
await tellOutcome(async () => {
  const { email: login, file } = readWishes();
  const config = readConfig(process.env);
  const { db, stop } = await openBesideServer(config);
  try {
    const user = await chooseUser(db, login);
    const password = await readNewPassword(file, `New password of ${user.email}: `);
    refuseBad(password, user);
    const now = () => epochSeconds(Math.floor(Date.now() / 1000));
    const newHash = await hashPassword(password);
    const by = { actor_id: null, actor_email: user.email, ip: '' };
    await replacePassword({ db, now, config }, user, { newHash, by }).catch(tellUnprepared);
    return `${user.email} has the new password, and is signed out everywhere.`;
  } finally {
    await stop();
  }
});
