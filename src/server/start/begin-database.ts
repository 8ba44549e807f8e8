import type { Config } from '../config.ts';
import { type EmbeddedPostgres, startPostgres } from '../db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '../db/embedded-folder.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { StartupReport } from './startup-report.ts';
import type { Running } from './stop-on-signal.ts';

export type BegunDatabase = Readonly<{ postgres: Promise<EmbeddedPostgres>; prepared: Promise<void> }>;

type Beginning = Readonly<{ config: Config; report: StartupReport; running: Running[] }>;

/** Begins to start the embedded database and to make its tables, if it is ours to start; the rest of the program is read meanwhile, which takes about as long. */
export function beginDatabase({ config, report, running }: Beginning): BegunDatabase | undefined {
  report.step('Opening the database');
  if (config.databaseUrl !== undefined) return undefined;
  const postgres = startPostgres({ dataDir: embeddedFolder(config) });
  const prepared = postgres.then(({ connection }) => prepareSchema(connection, report));
  // Stopped while it starts, it is started first: what is half begun would be left behind. That it failed is said by whoever waits for it.
  const stop = () =>
    postgres.then(
      ({ stop: stopPostgres }) => stopPostgres(),
      () => undefined,
    );
  running.push({ name: 'the database', stop });
  postgres.catch(() => undefined);
  prepared.catch(() => undefined);
  return { postgres, prepared };
}
