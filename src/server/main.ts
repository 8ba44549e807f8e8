import { existsSync } from 'node:fs';
import path from 'node:path';
import { REFUSED_START } from '#domain/running/next-start.ts';
import { packageFolder } from '#provider/package-folder.ts';
import { readConfig } from './config.ts';
import { takeUpApprovals } from './features/approvals/take-up-approvals.ts';
import { takeUpOpening } from './features/onboarding/follow-account.ts';
import { recordRestart } from './features/sync/record-restart.ts';
import { foldOutages } from './fold-outages.ts';
import { openLog } from './http/log.ts';
import { prepareJobs } from './jobs/job-pool.ts';
import { startWorker } from './jobs/worker.ts';
import { requeueWaitingMail } from './mail/requeue-waiting-mail.ts';
import { RELEASE } from './release.ts';
import { routes } from './routes.ts';
import { buildApp, buildHealthApp } from './start/build-app.ts';
import { checkAccount, tellPermissions } from './start/check-account.ts';
import { followStoreKey } from './start/follow-store-key.ts';
import { withPort } from './start/free-port.ts';
import { refuseTightMachine } from './start/look-at-machine.ts';
import { catchUp, openEvents } from './start/open-events.ts';
import { openMetrics } from './start/open-metrics.ts';
import { demoWorld } from './start/open-provider.ts';
import { openStore } from './start/open-store.ts';
import { takeUpWhatWasLeft } from './start/provider-jobs.ts';
import { restartReasonIn } from './start/restarted-because.ts';
import { isOfSettings, StartError, sentenceOf } from './start/start-failure.ts';
import { startupReport } from './start/startup-report.ts';
import { drain, type Life, liveUntilStopped, type Running, stopAll } from './start/stop-on-signal.ts';
import { startCustomerCourier } from './store/customer-courier.ts';
import { startCourier } from './webhooks/webhook-courier.ts';

const report = startupReport();
const running: Running[] = [];
let life: Life | undefined;

async function start(): Promise<void> {
  const config = await withPort(readConfig(process.env));
  refuseTightMachine(config);
  const world = demoWorld(config);
  const web = webFiles();
  const log = openLog(config.logLevel, process.stderr, { release: RELEASE, roles: config.roles.join() });
  life = liveUntilStopped(running, log);
  const { fail, startAgain } = life;

  const metrics = openMetrics(config);
  const opened = await openStore({ config, log: foldOutages(log), report, running, metrics }, world);
  const { deps, administrator, comeAlive, database, lost } = opened;
  await recordRestart(deps, restartReasonIn(process.argv));
  await checkAccount(deps);
  await takeUpOpening(deps);
  const events = await openEvents(deps, opened.deliveries);
  await metrics.serve(opened, running);
  if (config.roles.includes('jobs')) {
    const worker = await startWorker(deps, events.jobs.map(metrics.around), events);
    running.push({ name: 'the jobs', stop: worker.stop });
    metrics.followPool('jobs', worker.pool);
    running.push({ name: 'the webhooks', ...startCourier(deps, routes) });
    running.push({ name: 'the mails to customers', ...startCustomerCourier(deps) });
    await requeueWaitingMail(deps);
    await takeUpWhatWasLeft(deps, deps.provider);
    // A served database may have other processes, whose work is theirs.
    await takeUpApprovals(deps, routes, { abandoned: config.databaseUrl === undefined });
    await catchUp(deps);
  } else await prepareJobs(deps); // Others run them; here they are only asked for.
  const onMemoryLost = () => fail('out_of_memory', new Error('the memory stays full after it was cleared'));
  const isWeb = config.roles.includes('web');
  const app = isWeb
    ? await buildApp(deps, {
        log,
        routes,
        web,
        database,
        events: events.source,
        onMemoryLost,
        ...(metrics.onAnswer && { onAnswer: metrics.onAnswer }),
      })
    : await buildHealthApp(deps, { log, database, onMemoryLost });
  running.push({ name: 'the server', stop: (cause) => drain(app, cause) });
  metrics.followApp(app);
  const address = await app.listen();
  database.begin();
  const reachable = isWeb ? address : config.publicUrl;
  running.push({ name: 'what the payments company tells', ...comeAlive(events.surroundingsAt(reachable)) });
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

/** The built browser files; in development Vite makes them on the way. */
function webFiles() {
  if (process.env.NODE_ENV === 'development') return 'development' as const;
  if (process.env.NODE_ENV === 'test') return undefined; // A test of the whole server needs no pages.
  const built = path.join(packageFolder(), 'dist/web');
  if (existsSync(path.join(built, '.vite/manifest.json'))) return { built };
  throw new StartError('The browser part is not built yet. Run "npm run build" first.');
}

try {
  await start();
} catch (error) {
  // A start that was stopped on the way fails of what is missing; that is nobody's mistake.
  if (!life?.isEnding()) await giveUp(error);
}

async function giveUp(error: unknown): Promise<void> {
  console.error(sentenceOf(error, { host: process.env.HOST, port: process.env.PORT ?? '4000' }));
  await stopAll(running, 'failed', (sentence, cause) => console.error(sentence, cause));
  process.exit(isOfSettings(error) ? REFUSED_START : 1);
}
