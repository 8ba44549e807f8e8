import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { packageFolder } from './package-folder.ts';

/** Whether this is the bundle, which has a file for each thread, or the sources, whose threads need a loader first. */
export const IS_BUILT = !import.meta.url.endsWith('.ts');

/** Starts a program of this folder in a thread of its own. Its name is one of the inputs of vite.server.config.ts. */
export function startThread(name: 'world-maker' | 'file-reader', options: WorkerOptions): Worker {
  if (IS_BUILT) return new Worker(path.join(packageFolder(), 'dist/server', `${name}.js`), options);
  const addressOf = (file: string) => JSON.stringify(pathToFileURL(file).href);
  const loader = addressOf(createRequire(import.meta.url).resolve('tsx/esm/api'));
  const program = addressOf(path.join(packageFolder(), 'src/server', `${name}.ts`));
  const source = `import(${loader}).then(({ register }) => { register(); return import(${program}); })`;
  return new Worker(source, { ...options, eval: true });
}
