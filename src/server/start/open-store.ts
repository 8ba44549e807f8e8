import type pg from 'pg';
import { seedIfEmpty } from '#demo/load/load-world.ts';
import type { SimulatedWorld } from '#demo/open-world.ts';
import { mailsHereAlone } from '#domain/running/machines.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Paper } from '#provider/paper.ts';
import type { Config } from '../config.ts';
import { listOtherMachines } from '../db/machines-connected.ts';
import type { OpenedDatabase } from '../db/open-database.ts';
import { openReplica } from '../db/replica.ts';
import { openRowReader } from '../db/row-reader.ts';
import { type DatabaseWatch, watchDatabase } from '../db/watch-database.ts';
import type { Deps } from '../deps.ts';
import { ensureAdministrator, type FirstAdministrator } from '../features/signing-in/ensure-administrator.ts';
import { openForeignFiles } from '../foreign-files/foreign-files.ts';
import { RequestsFirst } from '../http/requests-first.ts';
import { prepareJobs } from '../jobs/job-pool.ts';
import type { Logger } from '../logger.ts';
import { actOnTheWay } from './act-on-the-way.ts';
import { chooseStore, clearShelf, settleStore } from './attach-store.ts';
import { connectProvider } from './connect-provider.ts';
import { ignoredVariables } from './ignored-variables.ts';
import type { Metrics } from './open-metrics.ts';
import type { OpenedProvider } from './open-provider.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { StartupReport } from './startup-report.ts';
import type { Running } from './stop-on-signal.ts';

export type OpenedStore = Readonly<{
  deps: Deps;
  administrator: FirstAdministrator;
  comeAlive: OpenedProvider['comeAlive'];
  deliveries: OpenedProvider['deliveries'];
  database: DatabaseWatch;
  /** Once a new database has its demo world. */
  filled: Promise<void>;
  /** Answers the reason once the embedded database has ended. */
  lost: Promise<string>;
}>;

type Start = Readonly<{
  config: Config;
  log: Logger;
  report: StartupReport;
  running: Running[];
  opening: Promise<OpenedDatabase>;
  /** The tables of an embedded database, which somebody began to make. */
  prepared: Promise<void> | undefined;
  metrics: Pick<Metrics, 'ofProvider' | 'tally'>;
}>;

/** The data of the store, ready to serve: database, schema, first administrator; the demo world of a new database still comes in. */
export async function openStore(
  { config: read, log, report, running, opening, prepared, metrics }: Start,
  world: SimulatedWorld | undefined,
): Promise<OpenedStore> {
  const { db, pool, connection, direct, lines, note, lost } = await opening;
  const onBroken = (error: Error) => log.error({ err: error }, 'an idle connection broke');
  const rows = openRowReader(direct, onBroken);
  running.push({ name: 'the reader of rows', stop: rows.stop });
  const replica = read.databaseReplicaUrl
    ? openReplica({ connection: { connectionString: read.databaseReplicaUrl }, primary: pool, log })
    : undefined;
  if (replica) running.push({ name: 'the replica', stop: replica.stop });
  if (note) report.step(note);
  // The tables of the jobs are made beside ours.
  await Promise.all([prepared ?? prepareSchema(direct, report), prepareJobs({ direct: () => direct, log })]);
  const config = await settleStore({ db, config: read });

  const foreignFiles = openForeignFiles(log);
  running.push({ name: 'the threads for foreign files', stop: foreignFiles.stop });
  const drawPaper = (paper: Paper) => foreignFiles.drawPaper('the provider', paper);
  const now = () => epochSeconds(Math.floor(Date.now() / 1000));
  const [opened, administrator] = await Promise.all([
    connectProvider({ config, connection: direct, pool, db, log, drawPaper }),
    ensureAdministrator({ db, now, config }),
  ]);
  const { provider, simulator, books } = opened;
  running.push({ name: 'the payments company', stop: opened.stop });
  const store = chooseStore({ db, config, now });
  const deps = actOnTheWay({
    db,
    pool,
    direct: () => direct,
    rows,
    config,
    log,
    now,
    store,
    provider: metrics.ofProvider(provider),
    foreignFiles,
    requestsFirst: new RequestsFirst(),
    ...(simulator && { simulator }),
    ...(replica && { replica }),
    ...(metrics.tally && { tally: metrics.tally }),
  });
  const filling = new AbortController();
  const seeding =
    world && books
      ? seedIfEmpty(pool, world, {
          books,
          onProgress: report.progress('Filling the demo store'),
          signal: filling.signal,
        })
      : undefined;
  running.push({
    name: 'the filling of the demo store',
    stop: async () => {
      filling.abort();
      await seeding?.catch(() => undefined);
    },
  });
  const settle = async (): Promise<void> => {
    const isFilled = await seeding;
    if (config.woocommerce && isFilled) await clearShelf(db);
    for (const sentence of await ignoredVariables(deps, isFilled !== undefined)) report.step(sentence);
    await tellOfMailFiles({ config, pool, report });
  };
  const filled = settle();
  filled.catch(() => undefined); // That it failed is said by the start, which waits for it.
  const { comeAlive, deliveries } = opened;
  const database = watchDatabase({ connection, lines, log });
  running.push({ name: 'the watch over the database', stop: database.stop });
  return { deps, administrator, comeAlive, deliveries, database, filled, lost };
}

/** Mails that are files are found on one machine; where there are several, nobody knows which. */
async function tellOfMailFiles({
  config: { databaseUrl, smtpUrl, roles },
  pool,
  report,
}: Readonly<{ config: Config; pool: pg.Pool; report: StartupReport }>): Promise<void> {
  if (databaseUrl === undefined || smtpUrl !== undefined || !roles.includes('jobs')) return;
  const sentence = mailsHereAlone(await listOtherMachines(pool));
  if (sentence) report.step(sentence);
}
