import { existsSync } from 'node:fs';
import path from 'node:path';
import { epochSeconds } from '#domain/shared/time.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './db/database-errors.ts';
import { migrate } from './db/migrate.ts';
import { connectDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { ensureAdministrator } from './features/signing-in/ensure-administrator.ts';
import { buildApp } from './http/build-app.ts';
import { openLog } from './http/log.ts';
import { packageFolder } from './package-folder.ts';
import { routes } from './routes.ts';
import { startupReport } from './startup-report.ts';
import { drain, type Running, stopAll, stopOnSignal } from './stop-on-signal.ts';

const report = startupReport();
const running: Running[] = [];

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  stopOnSignal(running, (sentence, error) => log.error({ err: error }, sentence));

  report.step('Opening the database');
  const database = await connectDatabase(config, (error) =>
    log.error({ err: error }, 'an idle connection broke'),
  );
  running.push({ name: 'the database', stop: database.stop });
  if (database.note) report.step(database.note);
  await migrate(database.pool, { onApply: (name) => report.step(`Preparing the schema: ${name}`) });

  const now = () => epochSeconds(Math.floor(Date.now() / 1000));
  const deps: Deps = { db: database.db, pool: database.pool, config, log, now };
  const administrator = await ensureAdministrator(deps);

  const app = await buildApp(deps, { log, routes, web: webFiles() });
  running.push({ name: 'the server', stop: () => drain(app) });
  const address = await app.listen();
  void database.lost.then((reason) => endWithoutDatabase(reason));
  report.ready(process.env.PUBLIC_URL ? config.publicUrl : address, administrator);
}

/** The built browser files; in development Vite makes them on the way. */
function webFiles() {
  if (process.env.NODE_ENV === 'development') return 'development' as const;
  const built = path.join(packageFolder(), 'dist/web');
  if (!existsSync(path.join(built, '.vite/manifest.json'))) {
    throw new StartError('The browser part is not built yet. Run "npm run build" first.');
  }
  return { built };
}

/** Raised when the start cannot go on; its message is the one sentence a person reads. */
class StartError extends Error {
  override readonly name = 'StartError';
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError || error instanceof StartError)
    return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or choose another PORT.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user. Choose a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`;
  return `Countinghouse could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function endWithoutDatabase(reason: string): Promise<void> {
  if (running.length === 0) return; // We are stopping, and stopped it ourselves.
  console.error(`The database ended by itself (${reason}). Stopping; the data is safe, start again.`);
  await stopAll(running, () => undefined);
  process.exit(1);
}

try {
  await start();
} catch (error) {
  console.error(sentenceOf(error));
  await stopAll(running, (sentence, cause) => console.error(sentence, cause));
  process.exit(1);
}
