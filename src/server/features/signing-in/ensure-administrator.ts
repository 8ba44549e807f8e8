import { sql } from 'kysely';
import { utcInstant } from '#domain/shared/time.ts';
import { PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import { type PasswordProblem, passwordProblem } from '#domain/signing-in/password-problem.ts';
import { makeOneTimeLink } from '../../access/one-time-link.ts';
import { hashPassword, passwordMatches } from '../../access/passwords/password-hash.ts';
import { randomPassword } from '../../access/passwords/random-password.ts';
import { hasSignedIn } from '../../access/session-repository.ts';
import { findAdministrator, insertUser, type User } from '../../access/user-repository.ts';
import { ConfigError } from '../../config.ts';
import type { Deps } from '../../deps.ts';

/** Any number will do, as long as every process takes the same. */
const FIRST_ADMINISTRATOR_LOCK = 7_319_202_601;

const WHY_NOT: Readonly<Record<PasswordProblem, string>> = {
  common: 'it is one of the passwords that are guessed first',
  own_name: 'it is what ADMIN_EMAIL says already',
};

export type FirstAdministrator = Readonly<{
  email: string;
  /** Which password opens the store: one made up now, the one of ADMIN_PASSWORD, or one that only its owner knows. */
  password: Readonly<{ from: 'made_up'; text: string } | { from: 'variable' | 'owner' }>;
  /** At every start until the administrator has been in: the first one may have ended before it told anything. */
  oneTimeLink?: string;
  /** ADMIN_PASSWORD says another password than the administrator has. */
  ignoresPassword?: true;
}>;

type Needs = Pick<Deps, 'db' | 'now' | 'config'>;

/** Makes the first administrator of a new database; leaves any other database as it is. */
export async function ensureAdministrator(deps: Needs): Promise<FirstAdministrator> {
  const { db, config } = deps;
  const existing = await findAdministrator(db);
  if (existing) return existingOne(deps, existing);

  const problem = config.adminPassword && passwordProblem(config.adminPassword, { email: config.adminEmail });
  if (problem) throw new ConfigError(`ADMIN_PASSWORD is not usable: ${WHY_NOT[problem]}.`);
  if (config.adminPassword !== undefined && config.adminPassword.length < PASSWORD_CHARACTERS_MIN)
    throw new ConfigError(
      `ADMIN_PASSWORD is not usable: it has less than ${PASSWORD_CHARACTERS_MIN} characters.`,
    );
  const text = config.adminPassword ?? randomPassword();
  const { user, created } = await insertFirst(deps, await hashPassword(text));
  if (!created) return existingOne(deps, user);
  if (config.adminPassword) return { email: user.email, password: { from: 'variable' } };
  const oneTimeLink = await makeOneTimeLink(deps, user.id);
  return { email: user.email, password: { from: 'made_up', text }, oneTimeLink };
}

async function existingOne(deps: Needs, user: User): Promise<FirstAdministrator> {
  const { id, email, password_hash } = user;
  const said = deps.config.adminPassword;
  if (said && (await passwordMatches(said, password_hash))) return { email, password: { from: 'variable' } };
  return {
    email,
    password: { from: 'owner' },
    ...(said && { ignoresPassword: true }),
    ...(!(await hasSignedIn(deps.db, id)) && { oneTimeLink: await makeOneTimeLink(deps, id) }),
  };
}

/** Two processes may start on one new database at the same moment; the second finds the first one's. */
async function insertFirst(
  { db, now, config }: Needs,
  password_hash: string,
): Promise<{ user: User; created: boolean }> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ADMINISTRATOR_LOCK})`.execute(trx);
    const first = await findAdministrator(trx);
    if (first) return { user: first, created: false };
    const user = await insertUser(trx, {
      login: config.adminEmail,
      email: config.adminEmail,
      display_name: 'Administrator',
      password_hash,
      role: 'owner',
      created: utcInstant(now()),
    });
    return { user, created: true };
  });
}
