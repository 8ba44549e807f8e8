import { sql } from 'kysely';
import { utcInstant } from '#domain/shared/time.ts';
import { type PasswordProblem, passwordProblem } from '#domain/signing-in/password-problem.ts';
import { makeOneTimeLink } from '../../access/one-time-link.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { randomPassword } from '../../access/passwords/random-password.ts';
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
  created: boolean;
  email: string;
  /** Only when it was made up here: it is told once and never again. */
  password?: string;
  oneTimeLink?: string;
}>;

/** Makes the first administrator of a new database; leaves any other database as it is. */
export async function ensureAdministrator(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
): Promise<FirstAdministrator> {
  const { db, config } = deps;
  const existing = await findAdministrator(db);
  if (existing) return { created: false, email: existing.email };

  const problem = config.adminPassword && passwordProblem(config.adminPassword, { email: config.adminEmail });
  if (problem) throw new ConfigError(`ADMIN_PASSWORD is not usable: ${WHY_NOT[problem]}.`);
  const password = config.adminPassword ?? randomPassword();
  const { user, created } = await insertFirst(deps, await hashPassword(password));
  if (!created || config.adminPassword) return { created, email: user.email };
  return { created, email: user.email, password, oneTimeLink: await makeOneTimeLink(deps, user.id) };
}

/** Two processes may start on one new database at the same moment; the second finds the first one's. */
async function insertFirst(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
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
      capabilities: ['manage_woocommerce'],
      created: utcInstant(now()),
    });
    return { user, created: true };
  });
}
