import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '#provider/package-folder.ts';
import { MigrationError } from './database-errors.ts';

export type MigrationName = Readonly<{ name: string; checksum: string }>;
export type Migration = MigrationName & Readonly<{ sql: string }>;

const FOLDER = 'src/server/db/migrations';
const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The numbered .sql files of a folder, in order. */
export function readMigrations(folder: string = path.join(packageFolder(), FOLDER)): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = new Set<string>();
  return names.map((name) => {
    const number = NAME.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`${name} is not named like 0001_what_it_adds.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations carry the number ${number}.`);
    numbers.add(number);
    const sql = readFileSync(path.join(folder, name), 'utf8');
    return { name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
  });
}
