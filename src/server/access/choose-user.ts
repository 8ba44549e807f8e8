import type { Database } from '../db/database.ts';
import { DatabaseError, tellUnprepared } from '../db/database-errors.ts';
import { findAdministrator, findUserByLogin, type User } from './user-repository.ts';

/** For a command: the user named, else the first administrator. What is in the way is told in one sentence. */
export async function chooseUser(db: Database, login: string | undefined): Promise<User> {
  const found = login === undefined ? findAdministrator(db) : findUserByLogin(db, login);
  const user = await found.catch(tellUnprepared);
  if (user) return user;
  throw new DatabaseError(
    login === undefined ? 'There is no administrator yet. Run npm start once.' : `There is no user ${login}.`,
  );
}
