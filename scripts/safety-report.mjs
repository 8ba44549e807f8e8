// What the counted tests showed, promise by promise, for a person to read.

const isOver = ({ status }) => status === 'passed' || status === 'failed';

/** One row of counted tests: how many ended, how many of them badly, and which it names that are not there. */
export function countRow({ id, what, parts }, ran, isAsked) {
  const asked = parts.filter(([file]) => isAsked(file));
  const found = asked.map(([file, words = '']) =>
    ran.filter(
      (test) => test.file === file && (test.name.includes(words) || test.name.startsWith('did not')),
    ),
  );
  const tests = [...new Set(found.flat())];
  const ended = tests.filter(isOver);
  // A part that names no test has been renamed, and must not pass for one that holds.
  const lost = asked.filter((_, place) => found[place].length === 0).map((part) => part.join('#'));
  const failed = ended
    .filter(({ status }) => status === 'failed')
    .map(({ file, name }) => `${file}: ${name}`);
  return {
    id,
    what,
    tests: ended.length,
    skipped: tests.length - ended.length,
    lost,
    failed,
    failures: failed.length + lost.length,
    seconds: Math.round(ended.reduce((sum, { ms }) => sum + ms, 0) / 1000),
    unasked: parts.length - asked.length,
  };
}

const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const inCell = (text) => text.replaceAll('|', '\\|');

function outcomeOf({ tests, failures, notRun }) {
  if (notRun) return 'not run';
  if (failures > 0) return `**${plural(failures, 'failure')}**`;
  return tests > 0 ? 'holds' : 'not run';
}

const againWords = (again) => again && `run again by its name (--full --only) on ${again}`;

const remarkOf = ({ skipped, unasked, notRun, again, lost = [] }) =>
  [
    againWords(again),
    notRun,
    skipped > 0 && `${plural(skipped, 'test')} cannot be run here`,
    unasked > 0 && 'its stories in the browser were not asked for',
    lost.length > 0 && `names what is not there: ${lost.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');

const figureText = ({ name, value, unit, most, least }) =>
  `${name} ${value === null ? 'unknown' : value.toFixed(Number.isInteger(value) ? 0 : 1)} ${unit}`.trimEnd() +
  (most === undefined ? '' : ` (at most ${most})`) +
  (least === undefined ? '' : ` (at least ${least})`);

const LOAD_OUTCOMES = {
  met: 'holds',
  missed: '**missed**',
  'host busy': 'not run: the machine was busy',
  'did not end': '**did not end**',
};

/** Rows that were run again take the place of what they were, and say when that was; promises made since come last. */
export function withRowsAgain(before, { rows, measured, cluster, when }) {
  const replaced = (old, again) => {
    const dated = new Map(again.map((row) => [row.id, { ...row, again: when }]));
    const kept = old.map((row) => dated.get(row.id) ?? row);
    const known = new Set(old.map(({ id }) => id));
    return [...kept, ...[...dated.values()].filter(({ id }) => !known.has(id))];
  };
  return {
    ...before,
    rows: replaced(before.rows, rows),
    measured: replaced(before.measured, measured),
    cluster: replaced(before.cluster ?? [], cluster),
  };
}

/** Of the rows that were ever run, each with its day: they have a command of their own. */
const clusterTable = (cluster) =>
  cluster.length === 0
    ? ''
    : `
## Cluster

Made by \`npm run safety -- --full --cluster\`: three PostgreSQL under Patroni with etcd and HAProxy, and three processes of the product, all on one machine.

| Id | Promise | | Figures |
|---|---|---|---|
${cluster
  .map(({ id, what, outcome, notRun, figures, when, full }) => {
    const told = notRun ? 'not run' : LOAD_OUTCOMES[outcome];
    const length = full ? '' : 'the short form; ';
    return `| ${id} | ${inCell(what)} | ${told} | on ${when}; ${length}${inCell(notRun ?? figures.map(figureText).join('; '))} |`;
  })
  .join('\n')}
`;

/** What is asked of a product that runs for real, and which promises above answer it; `not` says what they do not show. */
function runningTable(running, { rows, measured, cluster }) {
  if (running.length === 0) return '';
  const known = new Map([
    ...rows.map((row) => [row.id, outcomeOf(row)]),
    ...[...measured, ...cluster].map(({ id, notRun, outcome }) => [
      id,
      notRun ? 'not run' : LOAD_OUTCOMES[outcome],
    ]),
  ]);
  const standing = (id) => `${id}: ${known.get(id) ?? 'not run at full length yet'}`;
  return `
## Run for real

| | Asked | Shown by | Not shown |
|---|---|---|---|
${running
  .map(
    ({ what, rows: ids, not = '' }, place) =>
      `| ${place + 1} | ${inCell(what)} | ${inCell(ids.map(standing).join('; '))} | ${inCell(not)} |`,
  )
  .join('\n')}
`;
}

/** The whole report; `rows` and `measured` in the order of the promises. */
export function writeReport({
  when,
  command,
  machine,
  minutes,
  full,
  rows,
  measured,
  cluster = [],
  running = [],
}) {
  const sum = (of) => rows.reduce((total, row) => total + of(row), 0);
  return `# What must hold, counted

Made by \`${command}\` on ${when}, in ${plural(minutes, 'minute')}, on ${machine}. ${
    full ? 'All rounds of every test.' : 'The short form: about a tenth of the rounds.'
  }
Each promise is a row of [\`scripts/safety-rows.json\`](../scripts/safety-rows.json), which names its tests. *n* counts tests; how many rounds each makes stands in it.

${plural(
  sum(({ tests }) => tests),
  'test',
)} in ${plural(rows.length, 'promise')}: ${plural(
    sum(({ failures }) => failures),
    'failure',
  )}.

| Id | Promise | n | Failures | | Remark |
|---|---|---|---|---|---|
${rows
  .map(
    (row) =>
      `| ${row.id} | ${inCell(row.what)} | ${row.tests} | ${row.failures} | ${outcomeOf(row)} | ${inCell(remarkOf(row))} |`,
  )
  .join('\n')}

## Under load

| Id | Promise | | Figures |
|---|---|---|---|
${measured
  .map(({ id, what, outcome, notRun, again, figures = [], share = 1 }) => {
    const told = notRun ? `not run: ${notRun}` : LOAD_OUTCOMES[outcome];
    const length = figures.length > 0 && share < 1 ? `${Math.round(share * 100)} % of its time; ` : '';
    const remark = again ? `${againWords(again)}; ` : '';
    return `| ${id} | ${inCell(what)} | ${told} | ${remark}${length}${figures.map(figureText).join('; ')} |`;
  })
  .join('\n')}
${clusterTable(cluster)}${runningTable(running, { rows, measured, cluster })}`;
}
