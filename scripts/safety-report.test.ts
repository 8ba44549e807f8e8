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
