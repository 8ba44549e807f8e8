import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRowsAgain, writeReport } from './safety-report.mjs';

const REPORT = {
  ...{ when: '2026-01-02', command: 'npm run safety -- --full', machine: 'one', minutes: 1, full: true },
  ...{ rows: [], measured: [] },
};
const LOST = { name: 'lost', value: 0, unit: '', most: 0 };
const ROW = { id: 'C1', what: 'a node | is lost', full: true, outcome: 'met', figures: [LOST] };

test('rows of the cluster are told in a part of their own, each with its day', () => {
  expect(writeReport(REPORT)).not.toContain('Cluster');
  const before = withRowsAgain(REPORT, { ...REPORT, cluster: [{ ...ROW, when: '2026-01-03' }] });
  const other = { ...ROW, id: 'C2', when: '2026-01-04', full: false, outcome: 'missed' };
  const text = writeReport(withRowsAgain(before, { ...REPORT, cluster: [other] }));
  expect(text).toContain('\n## Cluster\n');
  expect(text).toContain('| C1 | a node \\| is lost | holds | on 2026-01-03; lost 0 (at most 0) |');
  expect(text).toContain(
    '| C2 | a node \\| is lost | **missed** | on 2026-01-04; the short form; lost 0 (at most 0) |',
  );
});

test('one that could not be run says why', () => {
  const cluster = [
    {
      id: 'C1',
      what: 'a node is lost',
      full: true,
      when: '2026-01-03',
      notRun: 'etcd is missing',
      figures: [],
    },
  ];
  expect(writeReport({ ...REPORT, cluster })).toContain(
    '| C1 | a node is lost | not run | on 2026-01-03; etcd is missing |',
  );
});

test('what is asked of a product that runs for real is answered by the rows, or said not to be', () => {
  const rows = [{ id: 'R1', what: 'it stops', tests: 3, failures: 1, skipped: 0, unasked: 0 }];
  const cluster = [{ ...ROW, when: '2026-01-03' }];
  const running = [
    { what: 'a node | is lost', rows: ['C1', 'R1'] },
    { what: 'etcd is away', rows: ['C5'], not: 'of one member' },
  ];
  expect(writeReport({ ...REPORT, rows, cluster })).not.toContain('Run for real');
  const text = writeReport({ ...REPORT, rows, cluster, running });
  expect(text).toContain('| 1 | a node \\| is lost | C1: holds; R1: **1 failure** |  |');
  expect(text).toContain('| 2 | etcd is away | C5: not run at full length yet | of one member |');
});

test('every row that is named there is one, and what no row answers says why', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const known = (read('safety-rows.json') as { id: string }[]).map(({ id }) => id);
  const asked: { what: string; rows: string[]; not?: string }[] = read('running-rows.json');
  expect(asked).toHaveLength(17);
  expect(asked.flatMap(({ rows }) => rows).filter((id) => !known.includes(id))).toEqual([]);
  expect(asked.filter(({ rows, not }) => rows.length === 0 && !not)).toEqual([]);
});
