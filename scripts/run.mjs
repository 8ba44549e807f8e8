// Every npm command passes here: it installs and builds what is missing, then runs the command.
// Plain JavaScript on purpose: on a fresh clone there is nothing else yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const [command, ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12))
  stop(`Countinghouse needs Node 20.12 or newer; this is ${process.version}.`);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function node(...words) {
  const { status, signal } = spawnSync(process.execPath, words, { stdio: 'inherit', env: process.env });
  if (signal) process.kill(process.pid, signal);
  return status ?? 1;
}

/** Runs a bundled module in this process, so that signals and the exit code are its own. */
async function bundled(file) {
  ensureBuilt();
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(join(root, 'dist/server', file)));
}

/** Programs that tests start are those of the bundle, as they are shipped: from their sources each start takes much longer. */
function withBundle() {
  ensureBuilt();
  process.env.COUNTINGHOUSE_BUILT = 'yes';
}

ensureInstalled();
switch (command) {
  case 'start':
    process.env.NODE_ENV = process.env.NODE_ENV ?? 'production'; // Written so that an old Node can read this file, and say so.
    await bundled('supervise.js');
    break;
  case 'dev':
    process.env.NODE_ENV = 'development';
    process.exit(
      node(
        '--watch-path=src/server',
        '--watch-path=src/demo',
        '--watch-path=src/domain',
        '--watch-path=src/contract',
        '--import',
        'tsx',
        'src/server/main.ts',
      ),
    );
    break;
  case 'build':
    ensureBuilt({ always: true });
    break;
  case 'test':
    process.env.CHROMIUM_PATH = ensureBrowser();
    withBundle();
    process.exit(node('scripts/test.mjs', ...args));
    break;
  case 'newest-node':
    withBundle();
    process.exit(node('scripts/newest-node.mjs'));
    break;
  case 'other-postgres':
    withBundle();
    process.exit(node('scripts/other-postgres.mjs', ...args));
    break;
  case 'check':
    ensureBuilt();
    process.exit(node('scripts/check.mjs', ...args));
    break;
  case 'bench':
    process.env.CHROMIUM_PATH = ensureBrowser();
    ensureBuilt();
    process.exit(node('--import', 'tsx', 'bench/run.ts', ...args));
    break;
  case 'safety':
    if (!args.includes('--cluster') && (args.includes('--full') || args.includes('--stories')))
      process.env.CHROMIUM_PATH = ensureBrowser();
    withBundle();
    process.exit(node('scripts/safety.mjs', ...args));
    break;
  default:
    if (!existsSync(`src/server/commands/${command}.ts`)) stop(`There is no command "${command}".`);
    await bundled(`commands/${command}.js`);
}
