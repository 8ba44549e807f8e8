import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

let folder: string | undefined;

/** The admin as it is written, with React's own checks: components are drawn, and their effects run, twice. */
function strictBuild(): string {
  if (folder) return folder;
  const made = makeTemporaryFolder('strict');
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--minify', 'false'];
  execFileSync(process.execPath, [...vite, '--outDir', made, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return made;
}

/** Gives the browser that build instead of the product's own; everything else is the product as it is. */
export async function useStrictMode(page: Page): Promise<void> {
  const built = strictBuild();
  const manifest: unknown = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const entry = fileOf(manifest, 'main.tsx');
  assert(/DoubleInvokeEffects/i.test(readFileSync(join(built, entry), 'utf8')), 'React checks in this build');
  await page.context().route('**/assets/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (existsSync(join(built, name))) return route.fulfill({ path: join(built, name) });
    if (!/^main-[\w-]+\.js$/.test(name)) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: `import '/assets/${entry}';` });
  });
}

function fileOf(manifest: unknown, name: string): string {
  assert(typeof manifest === 'object' && manifest !== null, 'a build has a manifest');
  const entry: unknown = Object.entries(manifest).find(([key]) => key === name)?.[1];
  assert(typeof entry === 'object' && entry !== null && 'file' in entry, `the build has ${name}`);
  return String(entry.file);
}
