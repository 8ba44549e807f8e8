import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The headless shell first: without windows to manage, the same pages cost less of the processor. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** Older releases of Debian have the browser only as a whole. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** One that is there and starts. */
const findBrowser = () =>
  SYSTEM.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);

/** Where Chromium is: the system's, else Debian's package, else Playwright's own download. */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH || findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian (once)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    for (const name of PACKAGES) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  console.log('Downloading Chromium with Playwright (once)…');
  const require = createRequire(import.meta.url);
  spawnSync(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  const own = require('@playwright/test').chromium.executablePath();
  if (existsSync(own)) return own;
  console.error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its path.',
  );
  process.exit(1);
}
