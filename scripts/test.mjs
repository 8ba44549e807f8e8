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
    return { passed: 0, failed: 1, status: status || 1 }; // No report means that the runner itself broke.
  }
}

const suites = [];
if (only !== '--stories') {
  suites.push(
    run(
      'node_modules/vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json', ...rest],
      'reports/vitest.json',
      ({ numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests }) => ({
        passed: numPassedTests,
        failed:
          numFailedTests ||
          (numFailedTestSuites > 0 && numTotalTests === numPassedTests ? numFailedTestSuites : 0),
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
      ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    ),
  );
}

const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(suites.every(({ status, failed }) => status === 0 && failed === 0) ? 0 : 1);
