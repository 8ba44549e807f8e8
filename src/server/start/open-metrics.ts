import manifest from '../../../package.json' with { type: 'json' };
import type { AnyJob } from '../jobs/job.ts';
import { openProductMetrics } from '../metrics/product-metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import type { AppOptions } from './build-app.ts';
import type { OpenedStore } from './open-store.ts';
import type { Running } from './stop-on-signal.ts';

type Metrics = Readonly<{ around: (job: AnyJob) => AnyJob; answers: Pick<AppOptions, 'onAnswer'> }>;

/** Figures for whoever runs the product, where METRICS_PORT asks for them; else nothing is counted. */
export async function openMetrics({ deps, database }: OpenedStore, running: Running[]): Promise<Metrics> {
  const { metricsPort: port, host, roles } = deps.config;
  if (port === undefined) return { around: (job) => job, answers: {} };
  const metrics = openProductMetrics({ deps, database, version: manifest.version, roles });
  running.push({ name: 'the figures', ...(await serveMetrics(metrics, { host, port })) });
  return { around: metrics.around, answers: { onAnswer: metrics.onAnswer } };
}
