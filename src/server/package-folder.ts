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

/** Whether this is the bundle, which has a file for each program, or the sources, which need a loader. */
export const IS_BUILT = !import.meta.url.endsWith('.ts');

/** A program of this folder that runs beside this one. Its name is one of the inputs of vite.server.config.ts. */
export const programFile = (name: 'main' | 'world-maker' | 'file-reader'): string =>
  path.join(packageFolder(), IS_BUILT ? `dist/server/${name}.js` : `src/server/${name}.ts`);
