import type { Config } from './config.ts';
import { connectDatabase } from './db/open-database.ts';
import { takeUpApprovals } from './features/approvals/take-up-approvals.ts';
import { takeUpOpening } from './features/onboarding/follow-account.ts';
import { recordRestart } from './features/sync/record-restart.ts';
import { foldOutages } from './fold-outages.ts';
import type { ServerLog } from './http/log.ts';
import { startWorker } from './jobs/worker.ts';
import { requeueWaitingMail } from './mail/requeue-waiting-mail.ts';
import { routes } from './routes.ts';
import type { BegunDatabase } from './start/begin-database.ts';
import { type AppOptions, buildApp, buildHealthApp } from './start/build-app.ts';
import { checkAccount, tellPermissions } from './start/check-account.ts';
import { followStoreKey } from './start/follow-store-key.ts';
import { catchUp, openEvents } from './start/open-events.ts';
import { openMetrics } from './start/open-metrics.ts';
import { demoWorld } from './start/open-provider.ts';
import { openStore } from './start/open-store.ts';
import { openTraces } from './start/open-traces.ts';
import { takeUpWhatWasLeft } from './start/provider-jobs.ts';
import { restartReasonIn } from './start/restarted-because.ts';
import type { StartupReport } from './start/startup-report.ts';
import { drain, type Life, type Running } from './start/stop-on-signal.ts';
import { startCustomerCourier } from './store/customer-courier.ts';
import { startCourier } from './webhooks/webhook-courier.ts';

type Begun = Readonly<{
  config: Config;
  log: ServerLog;
  report: StartupReport;
  running: Running[];
  life: Life;
  /** The embedded database, where there is one. */
  begun: BegunDatabase | undefined;
  web: AppOptions['web'];
}>;

/** Everything that comes after the database has begun to open: the product, until it answers. */
export async function serve({ config, log, report, running, life, begun, web }: Begun): Promise<void> {
  const { fail, startAgain } = life;
  const metrics = openMetrics(config);
  const traces = openTraces(config, log);
  running.push({ name: 'the traces', stop: traces.stop });
  /** For what fails again and again while the database is away. */
  const outages = foldOutages(log);
  const opening = connectDatabase(
    config,
    (error) => outages.error({ err: error }, 'an idle connection broke'),
    begun?.postgres,
    traces.onQuery,
  );
  const close = () =>
    opening.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  running.push({ name: 'the connections to the database', stop: close });
  const opened = await openStore(
    {
      ...{ config, log: outages, report, running, opening, prepared: begun?.prepared },
      metrics: { ...metrics, ofProvider: (provider) => metrics.ofProvider(traces.ofProvider(provider)) },
    },
    demoWorld(config),
  );
  const { deps, administrator, comeAlive, database, lost } = opened;
  const events = await openEvents(deps, opened.deliveries);
  const onMemoryLost = () => fail('out_of_memory', new Error('the memory stays full after it was cleared'));
  const isWeb = config.roles.includes('web');
  const building = isWeb
    ? buildApp(deps, {
        log,
        routes,
        web,
        database,
        events: events.source,
        onMemoryLost,
        ...(metrics.onAnswer && { onAnswer: metrics.onAnswer }),
        ...(traces.tracer && { tracer: traces.tracer }),
      })
    : buildHealthApp(deps, { log, database, onMemoryLost });
  const [app] = await Promise.all([building, opened.filled]);
  await recordRestart(deps, restartReasonIn(process.argv));
  await checkAccount(deps);
  await takeUpOpening(deps);
  await metrics.serve(opened, running);
  if (config.roles.includes('jobs')) {
    const jobs = events.jobs.map(traces.around).map(metrics.around);
    const worker = await startWorker(deps, jobs, events);
    running.push({ name: 'the jobs', stop: worker.stop });
    metrics.followPool('jobs', worker.pool);
    running.push({ name: 'the webhooks', ...startCourier(deps, routes) });
    running.push({ name: 'the mails to customers', ...startCustomerCourier(deps) });
    await requeueWaitingMail(deps);
    await takeUpWhatWasLeft(deps, deps.provider);
    // A served database may have other processes, whose work is theirs.
    await takeUpApprovals(deps, routes, { abandoned: config.databaseUrl === undefined });
    await catchUp(deps);
  }
  running.push({ name: 'the server', stop: (cause) => drain(app, cause) });
  metrics.followApp(app);
  const address = await app.listen();
  database.begin();
  const reachable = isWeb ? address : config.publicUrl;
  running.push({ name: 'what the provider tells', ...comeAlive(events.surroundingsAt(reachable)) });
  void lost.then((reason) => fail('database_ended', new Error(`the database ended by itself: ${reason}`)));
  running.push({ name: 'the watch over the key of the store', ...followStoreKey(deps, startAgain) });
  void tellPermissions(deps);
  if (isWeb)
    report.ready(
      process.env.PUBLIC_URL ? config.publicUrl : address,
      administrator,
      config.stripe && 'setup',
    );
  else report.working(address, config.roles);
  process.send?.('ready');
}
