// The counted safety tests: a tenth by default, all of it with --full. Writes reports/safety.json and prints the same as a table.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const full = process.argv.includes('--full');
const RESULTS = 'reports/safety-vitest.json';
const SUITES = {
  'access-matrix.test.ts': ['A1', 'access matrix from the live route table'],
  'method-tricks.test.ts': ['A2', 'method and address tricks'],
  'header-spoofing.test.ts': ['A3', 'header spoofing'],
  'fuzz.test.ts': ['F1', 'fuzzing of every endpoint from its schema'],
};
const env = {
  ...process.env,
  FUZZ_RUNS: full ? '500' : '50',
  FUZZ_SEED: process.env.FUZZ_SEED ?? '20261115',
  SAFETY_FULL: full ? '1' : '',
};

mkdirSync('reports', { recursive: true });
rmSync(RESULTS, { force: true });
spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
    'tests/safety',
  ],
  { stdio: 'inherit', env },
);

const { testResults } = JSON.parse(readFileSync(RESULTS, 'utf8'));
const rows = testResults
  .map(({ name, assertionResults, startTime, endTime, status }) => {
    const file = name.split('/').pop();
    const [id, what] = SUITES[file] ?? ['–', file];
    const failures =
      assertionResults.filter((test) => test.status === 'failed').length || (status === 'passed' ? 0 : 1);
    return {
      id,
      what,
      tests: assertionResults.length,
      failures,
      runs_each: id === 'F1' ? Number(env.FUZZ_RUNS) : 1,
      seconds: Math.round((endTime - startTime) / 100) / 10,
    };
  })
  .sort((a, b) => a.id.localeCompare(b.id));

writeFileSync(
  'reports/safety.json',
  `${JSON.stringify({ full, seed: env.FUZZ_SEED, load: loadavg()[0], rows }, null, 2)}\n`,
);
console.log('\n| Id | Test | Tests | Runs each | Failures | Seconds |\n|---|---|---|---|---|---|');
for (const { id, what, tests, runs_each, failures, seconds } of rows)
  console.log(`| ${id} | ${what} | ${tests} | ${runs_each} | ${failures} | ${seconds} |`);
console.log(
  '\nThe money, event, crash and load tests come with the provider and are not part of this report yet.',
);
const failed = rows.reduce((sum, row) => sum + row.failures, 0);
console.log(`${rows.reduce((sum, row) => sum + row.tests, 0) - failed} passed, ${failed} failed`);
process.exit(failed === 0 && rows.length > 0 ? 0 : 1);
