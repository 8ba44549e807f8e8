import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert } from '#domain/shared/assert.ts';

/** The folder of package.json: the same whether the sources run or the bundle. */
export function packageFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    assert(parent !== folder, 'the program runs from inside its package');
    folder = parent;
  }
  return folder;
}
