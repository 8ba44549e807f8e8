import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../../../package-folder.ts';

/** One numbered step of the schema. A step that was applied anywhere is never edited; another one follows it. */
export type SchemaStep = Readonly<{ name: string; checksum: string; sql: string }>;

const FOLDER = 'src/provider/simulator/books/postgres/schema';

export function readSchemaSteps(folder: string = path.join(packageFolder(), FOLDER)): readonly SchemaStep[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
    });
}
