import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';

const BUILDS = resolve('node_modules/.cache/strict-product');
const WEB = 'dist/web';

/**
 * A package of the product with the admin as it is written, with React's own checks: components are drawn, and their effects
 * run, twice. Made once for the sources that the product was built from, whichever story asks first.
 */
export function strictPackage(): string {
  const sources = readFileSync('dist/.built-from', 'utf8').slice(0, 16);
  const folder = join(BUILDS, sources);
  if (existsSync(folder)) return folder;
  mkdirSync(BUILDS, { recursive: true });
  for (const old of readdirSync(BUILDS).filter((name) => !name.startsWith(sources)))
    rmSync(join(BUILDS, old), { recursive: true, force: true });
  const made = `${folder}-${process.pid}`;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--minify', 'false'];
  execFileSync(process.execPath, [...vite, '--outDir', join(made, WEB), '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  entryOf(join(made, WEB)); // What is kept has been looked at.
  // A program is of the package that its file stands in, so the server's are copied; what they read can stay where it is.
  cpSync('dist/server', join(made, 'dist/server'), { recursive: true });
  copyFileSync('package.json', join(made, 'package.json'));
  for (const read of ['src', 'fonts']) symlinkSync(resolve(read), join(made, read));
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true }); // Another worker was first.
  }
  return folder;
}

/**
 * Gives the browser that build instead of the product's own; everything else is the product as it is. A product that several
 * such stories have to themselves is better launched from `strictPackage`: here each file passes through the story, at each load.
 */
export async function useStrictMode(page: Page): Promise<void> {
  const built = join(strictPackage(), WEB);
  const entry = entryOf(built);
  await page.context().route('**/assets/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (existsSync(join(built, name))) return route.fulfill({ path: join(built, name) });
    if (!/^main-[\w-]+\.js$/.test(name)) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: `import '/assets/${entry}';` });
  });
}

function entryOf(built: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const entry = fileOf(manifest, 'main.tsx');
  assert(/DoubleInvokeEffects/i.test(readFileSync(join(built, entry), 'utf8')), 'React checks in this build');
  return entry;
}

function fileOf(manifest: unknown, name: string): string {
  assert(typeof manifest === 'object' && manifest !== null, 'a build has a manifest');
  const entry: unknown = Object.entries(manifest).find(([key]) => key === name)?.[1];
  assert(typeof entry === 'object' && entry !== null && 'file' in entry, `the build has ${name}`);
  return String(entry.file);
}
