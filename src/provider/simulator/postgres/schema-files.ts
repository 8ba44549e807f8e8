import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert } from '#domain/shared/assert.ts';

/** One numbered step of the schema. A step that was applied anywhere is never edited; another one follows it. */
export type SchemaStep = Readonly<{ name: string; checksum: string; sql: string }>;

const FOLDER = 'src/provider/simulator/postgres/schema';

export function readSchemaSteps(folder: string = path.join(findPackage(), FOLDER)): readonly SchemaStep[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
    });
}

/** The bundled server runs from another folder than its source; both lie in the package. */
function findPackage(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    assert(parent !== folder, "the program lies in its package's folder");
    folder = parent;
  }
  return folder;
}
