import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '#provider/package-folder.ts';
import { StartError } from './start-failure.ts';

/** The built browser files; in development Vite makes them on the way. */
export function findBuiltWeb() {
  if (process.env.NODE_ENV === 'development') return 'development' as const;
  if (process.env.NODE_ENV === 'test') return undefined; // A test of the whole server needs no pages.
  const built = path.join(packageFolder(), 'dist/web');
  if (existsSync(path.join(built, '.vite/manifest.json'))) return { built };
  throw new StartError('The browser part is not built yet. Run "npm run build" first.');
}
