import path from 'node:path';
import { packageFolder } from '#provider/package-folder.ts';

/** Whether this is the bundle, which has a file for each program, or the sources, which need a loader. */
export const IS_BUILT = !import.meta.url.endsWith('.ts');

/** A program of this folder that runs beside this one. Its name is one of the inputs of vite.server.config.ts. */
export const programFile = (name: 'main' | 'world-maker' | 'file-reader'): string =>
  path.join(packageFolder(), IS_BUILT ? `dist/server/${name}.js` : `src/server/${name}.ts`);
