import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { LOAD_ROWS } from './rows.ts';

/** Above this the figures say more about the machine's other work than about the product. */
const LOAD_MAX = 1.5;
/** The row before may still be felt; somebody else's work does not go away by waiting. */
const WAITS = 12;
const WAIT_MS = 15_000;

const isFull = process.env.SAFETY_FULL === '1';
/** How much of its time a row gets: less than all of it where an hour has to do for everything. */
const share = isFull ? Number(process.env.LOAD_SHARE ?? 1) : 0.1;
const isForced = process.env.LOAD_ANYWAY === '1';
const ids = process.argv.slice(2);

type Row = Readonly<{
  id: string;
  /** A row on a busy machine is neither: its figures are no figures of the product. */
  outcome: 'met' | 'missed' | 'host busy';
  load: number;
  share: number;
  figures: readonly Figure[];
}>;

const isWithin = ({ value, most, least }: Figure): boolean =>
  Number.isFinite(value) && (most === undefined || value <= most) && (least === undefined || value >= least);
const load = (): number => loadavg()[0] ?? Number.NaN;

async function isQuiet(): Promise<boolean> {
  for (let waited = 0; waited < WAITS && !isForced; waited += 1) {
    if (load() < LOAD_MAX) return true;
    await pause(WAIT_MS);
  }
  return load() < LOAD_MAX;
}

async function runRow(id: string): Promise<Row> {
  const measure = LOAD_ROWS[id];
  if (!measure) throw new Error(`There is no load row ${id}.`);
  const isCalm = await isQuiet();
  const before = load();
  if (!isCalm && !isForced) return { id, outcome: 'host busy', load: before, share, figures: [] };
  const figures = await measure({ share });
  const outcome = !isCalm ? 'host busy' : figures.every(isWithin) ? 'met' : 'missed';
  return { id, outcome, load: before, share, figures };
}

const written = ({ value }: Figure): string => value.toFixed(Number.isInteger(value) ? 0 : 1);
const bound = ({ most, least }: Figure): string =>
  [most !== undefined && `at most ${most}`, least !== undefined && `at least ${least}`]
    .filter(Boolean)
    .join(', ');

const say = (line: string) => process.stdout.write(`${line}\n`);
const rows: Row[] = [];
mkdirSync('reports', { recursive: true });
for (const id of ids) {
  const row = await runRow(id);
  rows.push(row);
  say(`\n${id}: ${row.outcome} (load average ${row.load.toFixed(1)} before it began)`);
  for (const figure of row.figures)
    say(`  ${figure.name}: ${written(figure)} ${figure.unit} ${bound(figure)}`.trimEnd());
  writeFileSync('reports/safety-load.json', `${JSON.stringify({ isFull, rows }, null, 2)}\n`);
}
process.exit(rows.some(({ outcome }) => outcome === 'missed') ? 1 : 0);
