import path from 'node:path';
import { packageFolder } from '#provider/package-folder.ts';

/** Whether this is the bundle, which has a file for each program, or the sources, which need a loader. */
export const IS_BUILT = !import.meta.url.endsWith('.ts');

/** Programs that run beside one another. Each name is one of the inputs of vite.server.config.ts. */
const SOURCES = {
  main: 'src/server/main.ts',
  'file-reader': 'src/server/file-reader.ts',
  'world-maker': 'src/demo/world-maker.ts',
};

export const programFile = (name: keyof typeof SOURCES): string =>
  path.join(packageFolder(), IS_BUILT ? `dist/server/${name}.js` : SOURCES[name]);
