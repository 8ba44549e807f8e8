import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { IS_BUILT, programFile } from './program-file.ts';

/** Starts a program in a thread of its own. */
export function startThread(name: 'world-maker' | 'file-reader', options: WorkerOptions): Worker {
  const program = programFile(name);
  if (IS_BUILT) return new Worker(program, options);
  // Sources run from the folder of the package, where the loader is found.
  const address = pathToFileURL(program).href;
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import('${address}'); })`;
  return new Worker(source, { ...options, eval: true });
}
