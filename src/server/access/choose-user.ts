import type { Database } from '../db/database.ts';
import { codeOf, DatabaseError } from '../db/database-errors.ts';
import { findAdministrator, findUserByLogin, type User } from './user-repository.ts';

const UNDEFINED_TABLE = '42P01';

/** For a command: the user named, else the first administrator. What is in the way is told in one sentence. */
export async function chooseUser(db: Database, login: string | undefined): Promise<User> {
  try {
    const user = await (login === undefined ? findAdministrator(db) : findUserByLogin(db, login));
    if (user) return user;
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_TABLE) throw error;
    throw new DatabaseError('The database has not been prepared yet. Run npm start once.');
  }
  throw new DatabaseError(
    login === undefined ? 'There is no administrator yet. Run npm start once.' : `There is no user ${login}.`,
  );
}
