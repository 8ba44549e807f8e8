import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { packageFolder } from '#provider/package-folder.ts';

/** Whether this is the bundle, which has a file for each thread, or the sources, whose threads need a loader first. */
export const IS_BUILT = !import.meta.url.endsWith('.ts');

/** Starts a program of this folder in a thread of its own. Its name is one of the inputs of vite.server.config.ts. */
export function startThread(name: 'world-maker' | 'file-reader', options: WorkerOptions): Worker {
  if (IS_BUILT) return new Worker(path.join(packageFolder(), 'dist/server', `${name}.js`), options);
  // Sources run from the folder of the package, where the loader is found.
  const program = pathToFileURL(path.join(packageFolder(), 'src/server', `${name}.ts`)).href;
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import('${program}'); })`;
  return new Worker(source, { ...options, eval: true });
}
