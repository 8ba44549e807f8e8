import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { assert } from '#domain/shared/assert.ts';
import { makeForgetfulFolder } from '../forgetful-folder.ts';
import { launchProduct } from './launch-product.ts';

const FOLDER = 'COUNTINGHOUSE_STORIES_BUSY_STORE';

/** The demo store takes a while to be made: it is made once, and every product that begins with it has a copy. */
export async function makeBusyStore(port: number): Promise<() => void> {
  const dataDir = makeForgetfulFolder('busy');
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const log = 'reports/busy-store.log';
    const stop = await launchProduct({ port, dataDir, log, scenario: 'busy', isKept: true });
    await stop();
  } catch (broken) {
    remove();
    throw broken;
  }
  process.env[FOLDER] = dataDir; // The workers that run the stories inherit it.
  return remove;
}

export function copyBusyStore(name: string): string {
  const made = process.env[FOLDER];
  assert(made, 'the demo store was made by start-product.ts');
  const copy = makeForgetfulFolder(name);
  execFileSync('cp', ['-a', `${made}/.`, copy]); // PostgreSQL's files stay those of its own user.
  return copy;
}
