import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programWords } from './program-words.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command of the server as a person would, with these settings and no others. */
export function runCommand(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Readonly<{ code: number | null; said: string }>> {
  const child = spawn(process.execPath, [...programWords(`commands/${command}`), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  return new Promise((resolve) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('close', (code) => resolve({ code, said }));
  });
}
