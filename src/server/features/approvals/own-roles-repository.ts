import type { Database } from '../../db/database.ts';

export const listOwnRoles = (db: Database) =>
  db.selectFrom('roles').select(['id', 'name', 'capabilities']).orderBy('name').execute();
