import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder.ts';

const ROWS = [
  { id: 'Good', what: 'texts | files', files: ['src/domain/shared/spreadsheet-text.test.ts#stays as it is'] },
  { id: 'Gone', what: 'a file that is not there', files: ['src/domain/shared/nothing-here.test.ts'] },
  {
    id: 'Renamed',
    what: 'a test that is not there',
    files: ['src/domain/shared/duration.test.ts#no such words'],
  },
  { id: 'Endless', what: 'a test without an end', files: ['src/domain/shared/time.test.ts'], minutes: 0.001 },
  { id: 'Again', what: 'the same file once more', files: ['src/domain/shared/spreadsheet-text.test.ts'] },
  { id: 'Story', what: 'a story', files: ['tests/e2e/sign-in.e2e.ts'] },
  { id: 'Load', what: 'load', files: [], load: true },
  // Asked for by --cluster alone: it is on no list of the others.
  { id: 'Cluster', what: 'three nodes', files: [], cluster: true },
];

function safety(...further: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|SAFETY|TEST$)/.test(name)),
  );
  const words = [`--rows=${path.join(folder, 'rows.json')}`, `--to=${folder}`, ...further];
  const ended = spawnSync(process.execPath, ['scripts/safety.mjs', ...words], { env, encoding: 'utf8' });
  return { status: ended.status, said: ended.stdout + ended.stderr };
}

let folder: string;
let done: { status: number | null; said: string };
let report: { rows: { id: string; tests: number; failures: number }[] };
beforeAll(() => {
  folder = makeTemporaryFolder('safety');
  writeFileSync(path.join(folder, 'rows.json'), JSON.stringify(ROWS));
  done = safety();
  report = JSON.parse(readFileSync(path.join(folder, 'safety.json'), 'utf8'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run safety', () => {
  test('counts every row, also after one that fails, is not there or does not end', () => {
    expect(done.status).toBe(1);
    const figures = Object.fromEntries(
      report.rows.map(({ id, tests, failures }) => [id, { tests, failures }]),
    );
    expect(figures).toEqual({
      Good: { tests: expect.any(Number), failures: 0 },
      Gone: { tests: 0, failures: 1 },
      Renamed: { tests: 0, failures: 1 },
      Endless: { tests: 1, failures: 1 },
      Again: { tests: expect.any(Number), failures: 0 },
      Story: { tests: 0, failures: 0 },
    });
    const testsOf = (wanted: string) => report.rows.find(({ id }) => id === wanted)?.tests ?? 0;
    expect(testsOf('Again')).toBeGreaterThan(testsOf('Good'));
    expect(testsOf('Good')).toBeGreaterThan(0);
  });

  test('says how far it is, and why something failed', () => {
    expect(done.said).toMatch(/\[\d\/7\] Good texts \| files: [1-9]\d* tests, 0 failures/);
    expect(done.said).toContain('there is no src/domain/shared/duration.test.ts#no such words');
    expect(done.said).toContain('src/domain/shared/time.test.ts: did not end in time');
    expect(existsSync(path.join(folder, 'safety/Endless.log'))).toBe(true);
  });

  test('writes a line for each promise, with its figure and what was not run', () => {
    const text = readFileSync(path.join(folder, 'safety.md'), 'utf8');
    expect(text).toMatch(/^\| Good \| texts \\\| files \| [1-9]\d* \| 0 \| holds \| {2}\|$/m);
    expect(text).toContain('| Endless | a test without an end | 1 | 1 | **1 failure** |  |');
    expect(text).toContain(
      '| Story | a story | 0 | 0 | not run | its stories in the browser were not asked for |',
    );
    expect(text).toContain('| Load | load | not run: not asked for (--load) |  |');
    expect(text).toMatch(
      /^Made by `npm run safety -- --rows=\S+ --to=\S+` on \d{4}-\d\d-\d\d, in 1 minute, on /m,
    );
    expect(text).toContain('The short form');
    expect(text).not.toContain('Cluster');
  });
});

test('one row run again in full takes the place of its own figures, and of no other', () => {
  const figures = path.join(folder, 'figures.json');
  writeFileSync(figures, JSON.stringify({ ...report, when: '2026-01-01' }));
  expect(safety('--full', '--only=Again', `--figures=${figures}`).status).toBe(0);
  const text = readFileSync(path.join(folder, 'figures.md'), 'utf8');
  expect(text).toMatch(/^Made by .* on 2026-01-01/m);
  expect(text).toMatch(
    /^\| Again \| .* \| holds \| run again by its name \(--full --only\) on \d{4}-\d\d-\d\d \|$/m,
  );
  expect(text).toContain('| Endless | a test without an end | 1 | 1 | **1 failure** |  |');
}, 120_000);

test('every file that a promise names is there', () => {
  const rows: { files: string[] }[] = JSON.parse(readFileSync('scripts/safety-rows.json', 'utf8'));
  const files = rows.flatMap(({ files }) => files.map((file) => file.split('#', 1)[0] ?? ''));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
