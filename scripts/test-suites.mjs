// The two runners behind `npm test`, each asked for a report that says the same things: which files ran, how long, what failed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** `{ status, files: [{ file, kind, seconds, passed, failures: [{ title, words, traces? }] }] }`; a runner that broke has no files. */
function run(cli, words, report, filesOf) {
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [cli, ...words], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    return { status: status ?? 1, files: filesOf(JSON.parse(readFileSync(report, 'utf8'))) };
  } catch {
    return { status: status || 1, files: [] };
  }
}

const KINDS = [
  ['screens', /^src\/web\//],
  ['safety', /^tests\/(safety|deploy)\//],
  ['endpoints', /^src\/(server|provider\/simulator\/postgres)\//],
];
const kindOf = (file) => KINDS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'rules';

function unitFile({ name, message, startTime, endTime, assertionResults, status }) {
  const file = relative(process.cwd(), name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, words: failureMessages.join('\n') }));
  // A whole file can fail by itself, before or beside its tests.
  if (status === 'failed' && failures.length === 0)
    failures.push({ title: 'the whole file', words: message });
  return {
    file,
    kind: kindOf(file),
    seconds: (endTime - startTime) / 1000,
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failures,
  };
}

export const runUnits = (words) =>
  run(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json', ...words],
    'reports/vitest.json',
    ({ testResults }) => testResults.map(unitFile),
  );

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function storyFile(suite) {
  const specs = specsOf(suite);
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return {
    file: `tests/${suite.file}`,
    kind: 'stories',
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    passed: specs.filter(({ ok, tests }) => ok && tests.some((test) => test.status === 'expected')).length,
    failures: specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        title,
        words: tests
          .flatMap((test) => test.results)
          .flatMap(({ errors }) => errors.map(({ message }) => message))
          .join('\n'),
        traces: tests
          .flatMap((test) => test.results)
          .flatMap(({ attachments }) => attachments.filter(({ name, path }) => name === 'trace' && path))
          .map(({ path }) => relative(process.cwd(), path)),
      })),
  };
}

export const runStories = (words) =>
  run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=line,json', ...words],
    'reports/stories.json',
    ({ suites }) => suites.map(storyFile),
  );
