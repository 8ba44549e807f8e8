import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'dist/.built-from';
const INPUTS = ['package-lock.json', 'vite.config.ts', 'vite.server.config.ts', 'tsconfig.json'];

/** Builds browser and server when their sources changed since the last build. */
export function ensureBuilt({ always = false } = {}) {
  const fingerprint = fingerprintOf();
  if (!always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  console.log('Building (once for each change)…');
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
      {
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    if (status !== 0) {
      console.error('The build failed; the lines above say where.');
      process.exit(1);
    }
  }
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, fingerprint);
}

function fingerprintOf() {
  const hash = createHash('sha256');
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .sort();
  for (const path of [...INPUTS, ...sources])
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
