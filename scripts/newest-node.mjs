// The product in short on the newest Node, whichever one runs this: rules, database, jobs, mail and files, and a whole start.
// That Node comes as a package of npm, into a folder of its own: among our dependencies it would be the `node` of every script.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NEWEST = '26.12.0';
/** What leans on Node itself most: threads, streams, sockets, child processes, Intl. */
const TESTED = [
  'src/domain/shared',
  'src/server/db/embedded',
  'src/server/db/backup',
  'src/server/foreign-files',
  'src/server/jobs',
  'src/server/mail',
  'src/server/start',
];

const name = `node-${process.platform}-${process.arch}`;
const folder = join('node_modules/.cache/newest-node', NEWEST);
const newest = join(folder, 'node_modules', name, 'bin/node');
if (!existsSync(newest)) {
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${NEWEST}`];
  const { status } = spawnSync('npm', words, { stdio: 'inherit' });
  if (status !== 0 || !existsSync(newest)) {
    console.log(`NOT RUN: there is no Node ${NEWEST} for this machine to be had (${name}).`);
    process.exit(0);
  }
}
console.log(`Node ${NEWEST}: ${TESTED.join(', ')}`);
const { status } = spawnSync(newest, ['scripts/test.mjs', '--unit', '--twice', ...TESTED], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
