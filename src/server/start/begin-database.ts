import type { Config } from '../config.ts';
import { type EmbeddedPostgres, startPostgres } from '../db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '../db/embedded-folder.ts';
import type { StartupReport } from './startup-report.ts';
import type { Running } from './stop-on-signal.ts';

type Begun = Readonly<{ config: Config; report: StartupReport; running: Running[] }>;

/** Begins to start the embedded database, if it is ours to start; the rest of the program is read meanwhile, which takes about as long. */
export function beginDatabase({ config, report, running }: Begun): Promise<EmbeddedPostgres> | undefined {
  report.step('Opening the database');
  if (config.databaseUrl !== undefined) return undefined;
  const starting = startPostgres({ dataDir: embeddedFolder(config) });
  // Stopped while it starts, it is started first: what is half begun would be left behind. That it failed is said by whoever waits for it.
  const stop = () =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    );
  running.push({ name: 'the database', stop });
  starting.catch(() => undefined);
  return starting;
}
