import type pg from 'pg';
import { aroundCalls, everyCall } from '#provider/around-calls.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Config } from '../config.ts';
import { backupFolder, findNewestBackup } from '../db/backup/newest-backup.ts';
import { readMigrations } from '../db/migration-files.ts';
import type { DatabaseWatch } from '../db/watch-database.ts';
import type { Deps, Tally } from '../deps.ts';
import type { AnyJob } from '../jobs/job.ts';
import { databaseMetrics } from '../metrics/database-metrics.ts';
import type { MetricsText } from '../metrics/metrics-text.ts';
import { type CallOutcome, openProductMetrics, type ProductMetrics } from '../metrics/product-metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { isRefusal } from '../operations/is-refusal.ts';
import { RELEASE } from '../release.ts';
import type { App, AppOptions } from './build-app.ts';
import type { Running } from './stop-on-signal.ts';

type Followed = Readonly<{
  deps: Pick<Deps, 'db' | 'pool' | 'rows' | 'replica'>;
  database: Pick<DatabaseWatch, 'look'>;
}>;

export type Metrics = Readonly<{
  /** The same provider, with its calls counted. */
  ofProvider(provider: PaymentProvider): PaymentProvider;
  /** The same job, counted. */
  around(job: AnyJob): AnyJob;
  tally?: Tally;
  onAnswer?: AppOptions['onAnswer'];
  followPool(name: string, pool: pg.Pool): void;
  followApp(app: Pick<App, 'underWay'>): void;
  /** From now on they can be read; answers at which port. */
  serve(opened: Followed, running: Running[]): Promise<number | undefined>;
}>;

const nothing = (): void => undefined;
const NONE: Metrics = {
  ofProvider: (provider) => provider,
  around: (job) => job,
  followPool: nothing,
  followApp: nothing,
  serve: async () => undefined,
};

/** Figures for whoever runs the product, where METRICS_PORT asks for them; else nothing is counted, and nothing costs. */
export function openMetrics({
  metricsPort: port,
  host,
  roles,
  dataDir,
}: Pick<Config, 'metricsPort' | 'host' | 'roles' | 'dataDir'>): Metrics {
  if (port === undefined) return NONE;
  const schema = readMigrations().at(-1)?.name.slice(0, 4) ?? '';
  const metrics = openProductMetrics({ version: RELEASE, schema, roles });
  const { text, tally, around, onAnswer, followPool } = metrics;
  backupAge(text, dataDir);
  return {
    ...{ tally, around, onAnswer, followPool },
    ofProvider: (provider) => countCalls(provider, metrics),
    followApp: ({ underWay }) => {
      text.gauge({ name: 'http_requests_in_flight', help: 'Requests that are worked on.' }, () => [
        { value: underWay().requests },
      ]);
      text.gauge({ name: 'live_streams_open', help: 'Pages that hear of changes.' }, () => [
        { value: underWay().streams },
      ]);
    },
    serve: async ({ deps, database }, running) => {
      followPool('main', deps.pool);
      followPool('rows', deps.rows.pool);
      if (deps.replica) followPool('replica', deps.replica.pool);
      text.gauge({ name: 'db_replica_lag_seconds', help: 'How far the replica is behind.' }, async () => {
        const value = await deps.replica?.lagSeconds();
        return value === undefined ? [] : [{ value }];
      });
      databaseMetrics(text, { db: deps.db, database });
      const served = await serveMetrics(text, { host, port });
      running.push({ name: 'the figures', stop: served.stop });
      return served.port;
    },
  };
}

const countCalls = (provider: PaymentProvider, { onCall }: Pick<ProductMetrics, 'onCall'>): PaymentProvider =>
  aroundCalls(provider, everyCall(provider, { capabilities: true }), async (method, ask) => {
    const began = performance.now();
    const end = (outcome: CallOutcome) =>
      onCall({ method, outcome, seconds: (performance.now() - began) / 1000 });
    try {
      const answer = await ask();
      end('answered');
      return answer;
    } catch (error) {
      end(isRefusal(error) ? 'refused' : 'unknown');
      throw error;
    }
  });

/** Of backups on this machine; where there is none, nobody here is asked for any. */
function backupAge(text: MetricsText, dataDir: string): void {
  text.gauge({ name: 'backup_age_seconds', help: 'Age of the newest backup on this machine.' }, () => {
    const newest = findNewestBackup(backupFolder(dataDir));
    return newest ? [{ value: Math.max(0, (Date.now() - newest.writtenMs) / 1000) }] : [];
  });
}
