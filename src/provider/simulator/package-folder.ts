import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert } from '#domain/shared/assert.ts';

/** The bundled server runs from another folder than its source; both lie in the package. */
export function packageFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    assert(parent !== folder, "the program lies in its package's folder");
    folder = parent;
  }
  return folder;
}
