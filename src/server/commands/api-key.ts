import { parseArgs } from 'node:util';
import { API_KEY_SCOPES } from '#contract/api-keys.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase, openPool } from '../db/database.ts';
import { codeOf, DatabaseError } from '../db/database-errors.ts';
import { findRunningPostgres, hasPostgresFiles } from '../db/embedded-postgres.ts';
import { connectDatabase, embeddedFolder } from '../db/open-database.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { handOutKey } from '../features/api-keys/hand-out-key.ts';
import { findAdministrator, findUserByLogin, type User } from '../features/signing-in/user-repository.ts';

const UNDEFINED_TABLE = '42P01';
const USAGE = 'npm run api-key -- --scope read|read_write [--description TEXT] [--user EMAIL]';

/** Raised for a wish that makes no sense; its message is the one sentence a person reads. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readWishes() {
  try {
    const { values } = parseArgs({
      options: { scope: { type: 'string' }, description: { type: 'string' }, user: { type: 'string' } },
    });
    const scope = API_KEY_SCOPES.find((known) => known === values.scope);
    if (!scope) throw new UsageError(`Say what the key may do with --scope read or --scope read_write.`);
    return {
      scope,
      description: values.description?.trim() || 'Made on the command line',
      user: values.user,
    };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** The database of the running server, else the same one opened just for this. */
async function open(config: Config): Promise<{ db: Database; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) return connectDatabase(config);
  const folder = embeddedFolder(config);
  if (!hasPostgresFiles(folder))
    throw new DatabaseError(`There is no database in ${config.dataDir} yet. Run npm start once.`);
  const running = findRunningPostgres(folder);
  if (!running) return connectDatabase(config);
  const pool = openPool(running, () => undefined);
  return { db: openDatabase(pool), stop: () => pool.end() };
}

async function chooseUser(db: Database, login: string | undefined): Promise<User> {
  try {
    const user = await (login === undefined ? findAdministrator(db) : findUserByLogin(db, login));
    if (user) return user;
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_TABLE) throw error;
    throw new DatabaseError('The database has not been prepared yet. Run npm start once.');
  }
  throw new UsageError(
    login === undefined ? 'There is no administrator yet. Run npm start once.' : `There is no user ${login}.`,
  );
}

/** Makes a key for the first administrator, or the user named, and prints both halves: the only time they are seen. */
await tellOutcome(async () => {
  const { user: login, ...wanted } = readWishes();
  const config = readConfig(process.env);
  const { db, stop } = await open(config);
  try {
    const owner = await chooseUser(db, login);
    const now = () => epochSeconds(Math.floor(Date.now() / 1000));
    const by = { actor_id: null, actor_email: '', ip: '' };
    const { consumer_key, consumer_secret } = await handOutKey({ db, now, config }, { owner, by }, wanted);
    return `API key of ${owner.email} (${wanted.scope}). Keep both now, they are not shown again:\n${consumer_key}\n${consumer_secret}`;
  } finally {
    await stop();
  }
});
