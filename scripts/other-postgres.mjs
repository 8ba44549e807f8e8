// The endpoints on the oldest PostgreSQL of this machine that the product works with (Debian's packages): `npm test` runs them on
// the one that the product carries, which is the newest. Words are passed on: a path narrows it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';
const OLDEST = 15;
/** Whatever asks the database: endpoints, jobs, operations, files, and the books of the simulated provider. */
const TESTED = [
  'src/server',
  'src/demo/load',
  'src/provider/simulator/books',
  'src/provider/simulator/deliveries',
];
/** Of the database that the product carries itself, whichever one the tests have. */
const OF_ITS_OWN = ['src/server/db/embedded/**', 'src/server/db/backup/backup-commands.test.ts'];

const [version] = (existsSync(POSTGRES) ? readdirSync(POSTGRES) : [])
  .map(Number)
  .filter((major) => major >= OLDEST && existsSync(join(POSTGRES, String(major), 'bin/initdb')))
  .toSorted((a, b) => a - b);
if (version === undefined) {
  console.log(`NOT RUN: there is no PostgreSQL ${OLDEST} or newer in ${POSTGRES}.`);
  process.exit(0);
}
const asked = process.argv.slice(2);
const words = [
  '--unit',
  ...(asked.length > 0 ? asked : TESTED),
  ...OF_ITS_OWN.map((path) => `--exclude=${path}`),
];
console.log(`PostgreSQL ${version}: ${words.join(' ')}`);
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...words], {
  stdio: 'inherit',
  env: { ...process.env, TEST_POSTGRES: join(POSTGRES, String(version), 'bin') },
});
process.exit(status ?? 1);
