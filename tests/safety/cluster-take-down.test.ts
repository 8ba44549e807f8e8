import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { ROOT } from './whole-server.ts';

const TAKE_DOWN = path.join(ROOT, 'scripts/cluster/take-down.mjs');

test('whoever started a cluster and dies leaves no program and no file of it behind', async () => {
  const folder = makeTemporaryFolder('taken-down');
  const beside = makeTemporaryFolder('left-alone');
  const follow = (file: string) => {
    writeFileSync(file, '');
    return spawn('tail', ['-f', file], { stdio: 'ignore' });
  };
  const [own, other] = [follow(path.join(folder, 'log')), follow(path.join(beside, 'log'))];
  const ended = once(own, 'exit');
  // One that starts it as a cluster does, says so, and waits to be killed.
  const starting = `
    const { spawn } = await import('node:child_process');
    const stdio = ['pipe', 'ignore', 'ignore'];
    spawn(process.execPath, [${JSON.stringify(TAKE_DOWN)}, ${JSON.stringify(folder)}], { detached: true, stdio });
    console.log('started');`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', starting]);
  await once(starter.stdout, 'data');
  expect(own.exitCode).toBeNull();
  starter.kill('SIGKILL');

  expect((await ended)[1]).toBe('SIGKILL');
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
  expect([other.exitCode, existsSync(beside)]).toEqual([null, true]);
  other.kill();
});
