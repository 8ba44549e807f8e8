// The counted safety tests, row by row of scripts/safety-rows.json: a tenth by default, all of it with --full. Stories in
// the browser run with --full or --stories; rows of load only by their names or with --load, on a machine that does
// nothing else. Writes reports/safety.json and prints the same as a table.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { relative } from 'node:path';

const full = process.argv.includes('--full');
const withStories = full || process.argv.includes('--stories');
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const [TESTS_RESULT, STORIES_RESULT] = ['reports/safety-tests.json', 'reports/safety-stories.json'];
const LOAD_RESULT = 'reports/safety-load.json';

/** `path#words` counts the tests of a file whose names hold these words; the file runs whole. */
const rows = JSON.parse(readFileSync(new URL('safety-rows.json', import.meta.url), 'utf8'))
  .filter(({ id }) => only === undefined || only.includes(id))
  .map((row) => ({ ...row, parts: row.files.map((file) => file.split('#')) }));
const loadRows = rows.filter(({ load }) => load).map(({ id }) => id);
const files = [...new Set(rows.flatMap(({ parts }) => parts.map(([file]) => file)))];
const isStory = (file) => file.endsWith('.e2e.ts');

const env = {
  ...process.env,
  SAFETY: '1',
  FUZZ_RUNS: full ? '500' : '50',
  FUZZ_SEED: process.env.FUZZ_SEED ?? '20261115',
  ...(full && { SAFETY_FULL: '1' }),
};
const run = (...words) => spawnSync(process.execPath, words, { stdio: 'inherit', env });

/** Every test that ran: its file, its name, how it ended, and how long it took. */
const ran = [...runTests(files.filter((file) => !isStory(file))), ...runStories(files.filter(isStory))];

function runTests(wanted) {
  rmSync(TESTS_RESULT, { force: true });
  mkdirSync('reports', { recursive: true });
  if (wanted.length === 0) return [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${TESTS_RESULT}`];
  run('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...wanted);
  const { testResults } = JSON.parse(readFileSync(TESTS_RESULT, 'utf8'));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    // A file that could not even be read fails without a test.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, name: message, status: 'failed', ms: 0 }];
    return assertionResults.map(({ fullName, status: ended, duration }) => ({
      ...{ file, name: fullName, status: ended, ms: duration ?? 0 },
    }));
  });
}

function runStories(wanted) {
  rmSync(STORIES_RESULT, { force: true });
  if (!withStories || wanted.length === 0) return [];
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = STORIES_RESULT;
  run('node_modules/@playwright/test/cli.js', 'test', '--workers=4', '--reporter=line,json', ...wanted);
  if (!existsSync(STORIES_RESULT))
    return wanted.map((file) => ({ file, name: 'did not start', status: 'failed', ms: 0 }));
  const { suites } = JSON.parse(readFileSync(STORIES_RESULT, 'utf8'));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.flatMap(specsOf).map(({ file, title, ok, tests }) => ({
    ...{ file: `tests/${file}`, name: title, status: ok ? 'passed' : 'failed' },
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}

const measured = runLoad(only || process.argv.includes('--load') ? loadRows : []);

/** Each row of load, with its figures; on a busy machine neither met nor missed. */
function runLoad(ids) {
  rmSync(LOAD_RESULT, { force: true });
  if (ids.length === 0) return [];
  run('--import', 'tsx', 'tests/safety-load/run.ts', ...ids);
  const done = existsSync(LOAD_RESULT) ? JSON.parse(readFileSync(LOAD_RESULT, 'utf8')).rows : [];
  return ids.map((id) => done.find((row) => row.id === id) ?? { id, outcome: 'did not end', figures: [] });
}

const counted = rows
  .filter(({ parts }) => parts.length > 0)
  .map(({ id, what, parts }) => {
    const found = parts.map(([file, words = '']) =>
      ran.filter((test) => test.file === file && test.name.includes(words)),
    );
    // A part that names no test has been renamed, and must not pass for one that holds.
    const lost = parts.filter(
      ([file], place) => found[place].length === 0 && (withStories || !isStory(file)),
    );
    const tests = [...new Set(found.flat())].filter(
      ({ status }) => status === 'passed' || status === 'failed',
    );
    const skipped = new Set(found.flat()).size - tests.length;
    const failures = tests.filter(({ status }) => status === 'failed').length + lost.length;
    const seconds = Math.round(tests.reduce((sum, { ms }) => sum + ms, 0) / 100) / 10;
    return {
      id,
      what,
      tests: tests.length,
      skipped,
      failures,
      seconds,
      lost: lost.map((part) => part.join('#')),
    };
  });
const unbuilt = rows.filter(({ parts, load }) => parts.length === 0 && !load).map(({ id }) => id);
const unasked = withStories
  ? []
  : rows.filter(({ parts }) => parts.some(([file]) => isStory(file))).map(({ id }) => id);

const failed =
  ran.filter(({ status }) => status === 'failed').length +
  counted.flatMap(({ lost }) => lost).length +
  measured.filter(({ outcome }) => outcome === 'missed' || outcome === 'did not end').length;
const passed = ran.filter(({ status }) => status === 'passed').length;
const report = {
  full,
  seed: env.FUZZ_SEED,
  load: loadavg()[0],
  passed,
  failed,
  unbuilt,
  unasked,
  rows: counted,
  measured,
};
writeFileSync('reports/safety.json', `${JSON.stringify(report, null, 2)}\n`);

console.log('\n| Id | Test | Tests | Skipped | Failures | Seconds |\n|---|---|---|---|---|---|');
for (const { id, what, tests, skipped, failures, seconds } of counted)
  console.log(`| ${id} | ${what} | ${tests} | ${skipped} | ${failures} | ${seconds} |`);
for (const { id, lost } of counted)
  if (lost.length > 0) console.log(`${id} names tests that are not there: ${lost.join(', ')}`);
for (const { id, outcome } of measured) console.log(`${id}: ${outcome}`);
if (measured.length < loadRows.length)
  console.log(`Rows of load were not asked for (--load): ${loadRows.join(', ')}.`);
if (unbuilt.length > 0) console.log(`\nNot built yet, and so not in this report: ${unbuilt.join(', ')}.`);
if (unasked.length > 0)
  console.log(`Stories in the browser were not asked for (--stories): ${unasked.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && ran.length + measured.length > 0 ? 0 : 1);
