import { expect, test } from 'vitest';
import { openMetricsText } from './metrics-text.ts';

test('what is counted, measured and read is written as Prometheus reads it', async () => {
  const metrics = openMetricsText();
  const runs = metrics.counter({ name: 'runs_total', help: 'How often.' });
  const seconds = metrics.histogram({ name: 'run_seconds', help: 'How long.' }, [0.1, 1]);
  metrics.gauge({ name: 'open', help: 'How many.' }, () => [{ value: 3 }]);
  runs.add({ task: 'a' });
  runs.add({ task: 'a' }, 2);
  runs.add({ task: 'say "b"\n' });
  for (const s of [0.1, 0.5, 1, 7]) seconds.observe({ task: 'a' }, s);
  expect(await metrics.write()).toBe(`# HELP runs_total How often.
# TYPE runs_total counter
runs_total{task="a"} 3
runs_total{task="say \\"b\\"\\n"} 1
# HELP run_seconds How long.
# TYPE run_seconds histogram
run_seconds_bucket{task="a",le="0.1"} 1
run_seconds_bucket{task="a",le="1"} 3
run_seconds_bucket{task="a",le="+Inf"} 4
run_seconds_sum{task="a"} 8.6
run_seconds_count{task="a"} 4
# HELP open How many.
# TYPE open gauge
open 3
`);
});

test('one that cannot be read leaves the others', async () => {
  const metrics = openMetricsText();
  metrics.gauge({ name: 'away', help: 'Nobody knows.' }, () => Promise.reject(new Error('away')));
  metrics.gauge({ name: 'there', help: 'Known.' }, async () => [{ value: 1 }]);
  expect(await metrics.write()).toMatch(/# TYPE away gauge\n# HELP there/);
  expect(await metrics.write()).toContain('\nthere 1\n');
});
