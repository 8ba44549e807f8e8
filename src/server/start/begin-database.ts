import type { Config } from '../config.ts';
import { connectDatabase, type OpenedDatabase } from '../db/open-database.ts';
import type { Logger } from '../logger.ts';
import type { StartupReport } from './startup-report.ts';
import type { Running } from './stop-on-signal.ts';

type Begun = Readonly<{ config: Config; log: Logger; report: StartupReport; running: Running[] }>;

/** Begins to open the database; the rest of the program is read meanwhile, which takes about as long. */
export function beginDatabase({ config, log, report, running }: Begun): Promise<OpenedDatabase> {
  report.step('Opening the database');
  const opening = connectDatabase(config, (error) => log.error({ err: error }, 'an idle connection broke'));
  // Stopped while it is opened, it is opened first: what is half begun would be left behind. That it failed is said by whoever waits for it.
  const stop = () =>
    opening.then(
      (database) => database.stop(),
      () => undefined,
    );
  running.push({ name: 'the database', stop });
  opening.catch(() => undefined);
  return opening;
}
