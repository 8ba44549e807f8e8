import { REFUSED_START } from '#domain/running/next-start.ts';
import { nodeProblem } from '#domain/running/node-versions.ts';
import { readConfig } from './config.ts';
import { RELEASE } from './release.ts';
import { beginDatabase } from './start/begin-database.ts';
import { findBuiltWeb } from './start/built-web.ts';
import { refuseUnusableDemo } from './start/demo-settings.ts';
import { withPort } from './start/free-port.ts';
import { refuseTightMachine } from './start/look-at-machine.ts';
import { isOfSettings, StartError, sentenceOf } from './start/start-failure.ts';
import { startupReport } from './start/startup-report.ts';
import { type Life, liveUntilStopped, type Running, stopAll } from './start/stop-on-signal.ts';

const report = startupReport();
const running: Running[] = [];
let life: Life | undefined;

async function start(): Promise<void> {
  const problem = nodeProblem(process.versions.node); // Whoever starts this file by itself passed no other check.
  if (problem) throw new StartError(problem);
  const config = await withPort(readConfig(process.env));
  refuseTightMachine(config);
  refuseUnusableDemo(config);
  const web = findBuiltWeb();
  const begun = beginDatabase({ config, report, running });
  // Whatever is read before this makes a first start longer: the database is made while the rest is read.
  const { openLog } = await import('./http/log.ts');
  const log = openLog(config.logLevel, process.stderr, { release: RELEASE, roles: config.roles.join() });
  life = liveUntilStopped(running, log);
  const { serve } = await import('./serve.ts');
  await serve({ config, log, report, running, life, begun, web });
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
