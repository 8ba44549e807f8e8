// Rules, endpoints and screens in Vitest, then the stories in Chromium; ends with one line that counts them all.
//   --unit, --stories   only these
//   --quick             only the tests beside what has changed, and no stories
//   --twice             what fails is run once more, alone: what then passes is told as FLAKY and fails nothing
import { mkdirSync } from 'node:fs';
import { changedFolders } from './changed-folders.mjs';
import { runStories, runUnits } from './test-suites.mjs';

const FLAGS = ['--unit', '--stories', '--quick', '--twice'];
const SLOWEST = 20;
/** More than this is no bad luck. */
const AGAIN_MAX = 10;
/** Every step with the page as it stood, beside what the first run kept. */
const STORIES_ALONE = ['--workers=1', '--trace=retain-on-failure', '--output=reports/stories-alone'];

const words = process.argv.slice(2);
const asked = new Set(words.filter((word) => FLAGS.includes(word)));
const rest = words.filter((word) => !asked.has(word));
mkdirSync('reports', { recursive: true });

const suites = [];
if (asked.has('--quick')) {
  suites.push({ again: runUnits, ...runUnits(['--passWithNoTests', ...changedFolders(), ...rest]) });
} else {
  if (!asked.has('--stories')) suites.push({ again: runUnits, ...runUnits(rest) });
  if (!asked.has('--unit')) suites.push({ again: runStories, ...runStories(rest) });
}

const failedFiles = (suite) => suite.files.filter(({ failures }) => failures.length > 0);
const failuresOf = (files) =>
  files.flatMap(({ file, failures }) => failures.map((each) => ({ file, ...each })));
const flaky = [];
const unlucky = suites.filter(({ status }) => status !== 0);
if (asked.has('--twice') && unlucky.flatMap(failedFiles).length <= AGAIN_MAX) unlucky.forEach(tryAlone);

/** Runs the suite's failed files with nothing beside them; what happened then is what counts. */
function tryAlone(suite) {
  const failed = failedFiles(suite);
  if (failed.length === 0) return; // The runner itself broke.
  console.log(`\nOnce more, alone: ${failed.map(({ file }) => file).join(', ')}`);
  const oneByOne = suite.again === runStories ? STORIES_ALONE : ['--maxWorkers=1'];
  const alone = suite.again([...failed.map(({ file }) => file), ...oneByOne]);
  const stillFails = failuresOf(alone.files).map(({ file, title }) => `${file} ${title}`);
  flaky.push(...failuresOf(failed).filter(({ file, title }) => !stillFails.includes(`${file} ${title}`)));
  suite.status = alone.status;
  suite.files = suite.files.map((before) => alone.files.find(({ file }) => file === before.file) ?? before);
}

const files = suites.flatMap((suite) => suite.files);
// What costs, for whoever wants to make it cheaper.
if (files.length > SLOWEST) {
  const kinds = new Map();
  for (const { kind, seconds } of files) kinds.set(kind, (kinds.get(kind) ?? 0) + seconds);
  console.log('\nSeconds, summed over workers:');
  for (const [kind, seconds] of kinds) console.log(`${seconds.toFixed(0).padStart(6)}  all ${kind}`);
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(6)}  ${file}`);
}
// Once more at the end, where whoever reads only the last lines finds it.
const tell = (verdict, failures) => {
  for (const { file, title, words, traces = [] } of failures) {
    console.log(`\n${verdict} ${file}: ${title}\n${words.slice(0, 2000)}`);
    for (const trace of traces) console.log(`Its steps: npx playwright show-trace ${trace}`);
  }
};
const failures = failuresOf(files);
tell('FLAKY', flaky);
tell('FAILED', failures);
const passed = files.reduce((sum, file) => sum + file.passed, 0);
console.log(
  `\n${passed} passed, ${failures.length} failed${flaky.length > 0 ? `, ${flaky.length} FLAKY` : ''}`,
);
process.exit(suites.every(({ status }) => status === 0) ? 0 : 1);
