import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MigrationError } from './database-errors.ts';

export type MigrationName = Readonly<{ name: string; checksum: string }>;
export type Migration = MigrationName & Readonly<{ sql: string }>;

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The numbered .sql files of a folder, in order. */
export function readMigrations(folder: string = findOwnFolder()): Migration[] {
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

/** Reckoned from the package's root, because the bundled server runs from another folder than its source. */
function findOwnFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new MigrationError('The folder of migrations was not found beside the program.');
    folder = parent;
  }
  return path.join(folder, 'src/server/db/migrations');
}
