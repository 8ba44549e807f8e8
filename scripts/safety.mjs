// The counted safety tests, row by row of scripts/safety-rows.json: a tenth by default, all of it with --full, which writes
// docs/safety.md and takes at most an hour; with --only beside it, some rows take the place of their own figures there. Stories in the browser run with --full or --stories; rows of load with --full or
// --load, or by their names, when all else is over. Rows of the cluster run with --cluster, and nothing else then. A row that
// fails, or does not end in time, stops no other.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { countRow, withRowsAgain, writeReport } from './safety-report.mjs';
import { endAll, runCluster, runLoad, runStories, runTests } from './safety-runs.mjs';

const has = (flag) => process.argv.includes(`--${flag}`);
const wordOf = (flag) =>
  process.argv.find((word) => word.startsWith(`--${flag}=`))?.slice(flag.length + '--='.length);
const full = has('full');
const withStories = full || has('stories');
const only = wordOf('only')?.split(',');
const withCluster = has('cluster');
/** Other rows and another place for what is written, for the tests of this very script. */
const rowsFile = wordOf('rows') ?? new URL('safety-rows.json', import.meta.url);
const folder = wordOf('to') ?? 'reports';

const MINUTE_MS = 60_000;
const SHORTEST_MINUTES = 60;
const ROW_MINUTES = full ? 20 : 10;
/** A row of load waits for a quiet machine first, and fills a store. */
const BEFORE_LOAD_MINUTES = 5;
/** A shorter load says nothing. */
const LEAST_SHARE = 0.1;
const CLUSTER_MINUTES = 50;
const LANES = 2;

const began = Date.now();
const minutesSince = () => (Date.now() - began) / MINUTE_MS;
const minutesLeft = () => ALL_MINUTES - minutesSince();

/** `path#words` counts the tests of a file whose names hold these words; the file runs whole, and once. */
const rows = JSON.parse(readFileSync(rowsFile, 'utf8'))
  .filter(({ id, cluster = false }) => only?.includes(id) ?? cluster === withCluster)
  .map((row) => ({ ...row, parts: row.files.map((file) => file.split('#')) }));
/** An hour, unless a row that takes longer was asked for by its name. */
const ALL_MINUTES = Math.max(
  SHORTEST_MINUTES,
  ...rows.filter(({ id }) => only?.includes(id)).map(({ minutes = 0 }) => minutes + 2 * BEFORE_LOAD_MINUTES),
);
const isStory = (file) => file.endsWith('.e2e.ts');
const isAsked = (file) => withStories || !isStory(file);
const logs = join(folder, 'safety');
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

const env = {
  ...process.env,
  SAFETY: '1',
  FUZZ_SEED: process.env.FUZZ_SEED ?? '20261115',
  ...(full && { SAFETY_FULL: '1' }),
};
const howFor = ({ minutes = ROW_MINUTES }, longest = minutes) => {
  const limitMs = Math.max(0, Math.min(longest, minutesLeft())) * MINUTE_MS;
  return { folder: logs, env, limitMs };
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });

const NO_TIME = `no time was left of ${ALL_MINUTES} minutes; npm run safety -- --full --only=`;
const counts = new Map();
const loads = new Map();
const clusters = new Map();
const say = (row, words) =>
  console.log(`[${counts.size + loads.size + clusters.size}/${rows.length}] ${row.id} ${row.what}: ${words}`);

/** Each file that was run or is running, with its tests. */
const ran = new Map();

/** Runs the files of a row that no other row has run, waits for those that others run, and counts. */
async function countOne(row, runFiles, ofThisKind) {
  const files = [...new Set(row.parts.map(([file]) => file))].filter(
    (file) => isAsked(file) && ofThisKind(file),
  );
  const fresh = files.filter((file) => !ran.has(file));
  if (fresh.length > 0) {
    if (minutesLeft() <= 0) return NO_TIME + row.id;
    const running = runFiles(row.id, fresh, howFor(row));
    for (const file of fresh) ran.set(file, running);
  }
  await Promise.all(files.map((file) => ran.get(file)));
  return undefined;
}

async function finish(row, notRun) {
  const own = new Set(row.parts.map(([file]) => ran.get(file)));
  const tests = (await Promise.all(own)).flatMap((ended) => ended ?? []);
  const counted = { ...countRow(row, tests, isAsked), ...(notRun && { notRun, lost: [], failures: 0 }) };
  counts.set(row.id, counted);
  say(
    row,
    notRun
      ? `not run: ${notRun}`
      : `${counted.tests} tests, ${counted.failures} failures, ${counted.seconds} s`,
  );
  for (const name of [...counted.failed, ...counted.lost.map((part) => `there is no ${part}`)])
    console.log(`      ${name.split('\n')[0]}`);
}

async function inLanes(wanted, lanes, work) {
  const waiting = [...wanted];
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await work(row);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const counted = rows.filter(({ parts }) => parts.length > 0);
const hasStories = ({ parts }) => withStories && parts.some(([file]) => isStory(file));
const unrun = new Map();
await inLanes(counted, LANES, async (row) => {
  unrun.set(row.id, await countOne(row, runTests, (file) => !isStory(file)));
  if (!hasStories(row)) await finish(row, unrun.get(row.id));
});
// A browser with four pages leaves no room for anything beside it.
await inLanes(counted.filter(hasStories), 1, async (row) => {
  const notRun = await countOne(row, runStories, isStory);
  await finish(row, notRun ?? unrun.get(row.id));
});

const loadAsked = full || has('load') || only !== undefined;
/** The longest comes last, for as long as there is time. */
const byLength = rows.filter(({ load }) => load).toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0));
for (const row of byLength) {
  const { minutes = ROW_MINUTES } = row;
  const whole = row.minutes ? Math.min(1, (minutesLeft() - BEFORE_LOAD_MINUTES) / minutes) : 1;
  const share = Math.floor(whole * 100) / 100;
  const notRun = !loadAsked
    ? 'not asked for (--load)'
    : share < LEAST_SHARE || minutesLeft() <= 0
      ? NO_TIME + row.id
      : undefined;
  const how = howFor(row, minutes + BEFORE_LOAD_MINUTES);
  const done = notRun
    ? { notRun }
    : await runLoad(row.id, { ...how, env: { ...env, LOAD_SHARE: String(share) } });
  loads.set(row.id, { ...done, id: row.id, what: row.what });
  say(row, notRun ? `not run: ${notRun}` : done.outcome);
}

const when = new Date().toISOString().slice(0, 10);
const ofCluster = rows.filter(({ cluster }) => cluster);
if (ofCluster.length > 0) {
  const ids = ofCluster.map(({ id }) => id);
  const done = await runCluster(ids, howFor({ minutes: CLUSTER_MINUTES }));
  for (const row of ofCluster) {
    const { outcome, notRun, figures } = done.get(row.id) ?? { outcome: 'did not end', figures: [] };
    clusters.set(row.id, { id: row.id, what: row.what, when, full, outcome, notRun, figures });
    say(row, notRun ? `not run: ${notRun}` : outcome);
  }
}

const inOrder = (results) => rows.flatMap(({ id }) => results.get(id) ?? []);
const report = {
  full,
  seed: env.FUZZ_SEED,
  load: loadavg()[0],
  when,
  command: ['npm run safety', ...process.argv.slice(2)].join(' ').replace('safety --', 'safety -- --'),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${process.arch}, Node ${process.version}`,
  minutes: Math.ceil(minutesSince()),
  rows: inOrder(counts),
  measured: inOrder(loads),
  cluster: inOrder(clusters),
};
writeFileSync(join(folder, 'safety.json'), `${JSON.stringify(report, null, 2)}\n`);
/** A short run does not take the place of the figures of all; some rows run in full take the place of their own. */
const figures = wordOf('figures') ?? (wordOf('rows') ? undefined : 'docs/safety.json');
const isPart = only !== undefined || withCluster;
const before = figures && existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : undefined;
const isKept = full && figures !== undefined && (!isPart || before !== undefined);
const told = isKept ? figures.replace(/json$/, 'md') : join(folder, 'safety.md');
const whole = !isKept
  ? report
  : isPart
    ? withRowsAgain(before, report)
    : { ...report, cluster: before?.cluster ?? [] };
if (isKept) writeFileSync(figures, `${JSON.stringify(whole, null, 2)}\n`);
const running = wordOf('rows')
  ? []
  : JSON.parse(readFileSync(new URL('running-rows.json', import.meta.url), 'utf8'));
writeFileSync(told, writeReport({ ...whole, running }));

const failures =
  report.rows.reduce((sum, row) => sum + row.failures, 0) +
  [...report.measured, ...report.cluster].filter(
    ({ outcome }) => outcome === 'missed' || outcome === 'did not end',
  ).length;
const tests = report.rows.reduce((sum, row) => sum + row.tests, 0);
console.log(`\n${tests} tests, ${failures} failures, ${report.minutes} minutes. ${told}; logs in ${logs}`);
process.exit(failures === 0 && tests + report.measured.length + report.cluster.length > 0 ? 0 : 1);
