// Rules, endpoints and screens in Vitest, then the stories in Chromium; ends with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const args = process.argv.slice(2);
const only = args.find((word) => word === '--unit' || word === '--stories');
const rest = args.filter((word) => word !== only);
mkdirSync('reports', { recursive: true });

function run(cli, words, report, count) {
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [cli, ...words], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    return { ...count(JSON.parse(readFileSync(report, 'utf8'))), status };
  } catch {
    // No report means that the runner itself broke.
    return { passed: 0, failed: 1, status: status || 1, failures: [`${cli} wrote no report`] };
  }
}

/** A whole file can fail by itself, before or beside its tests. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const tests = failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`,
  );
  return tests.length > 0 ? tests : [`${name}\n${message}`];
}

function failuresOfStories({ file, specs = [], suites: inner = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const messages = ({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((e) => e.message)));
  return [
    ...failed.map((spec) => `${file}: ${spec.title}\n${messages(spec).join('\n')}`),
    ...inner.flatMap(failuresOfStories),
  ];
}

const suites = [];
if (only !== '--stories') {
  suites.push(
    run(
      'node_modules/vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json', ...rest],
      'reports/vitest.json',
      ({ numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests, testResults }) => ({
        passed: numPassedTests,
        failed:
          numFailedTests ||
          (numFailedTestSuites > 0 && numTotalTests === numPassedTests ? numFailedTestSuites : 0),
        failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
      }),
    ),
  );
}
if (only !== '--unit') {
  suites.push(
    run(
      'node_modules/@playwright/test/cli.js',
      ['test', '--reporter=line,json', ...rest],
      'reports/stories.json',
      ({ stats, suites: files }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: files.flatMap(failuresOfStories),
      }),
    ),
  );
}

// Once more at the end, where whoever reads only the last lines finds it.
for (const failure of suites.flatMap(({ failures }) => failures))
  console.log(`\nFAILED ${failure.slice(0, 2000)}`);
const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(suites.every(({ status, failed }) => status === 0 && failed === 0) ? 0 : 1);
