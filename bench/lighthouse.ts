import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Session, signedInContext } from './slow-page.ts';

/** The last one that runs on Node 20. It comes from npm into a folder of its own: it is two hundred packages, and measures only. */
const VERSION = '12.8.2';
const FOLDER = path.join('node_modules/.cache/lighthouse', VERSION);
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

function isThere(): boolean {
  if (existsSync(PROGRAM)) return true;
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', ...flags, '--prefix', FOLDER, `lighthouse@${VERSION}`], { stdio: 'inherit' });
  return existsSync(PROGRAM);
}

/** What Lighthouse gives a screen for its performance, of 100, with its own telephone and line; undefined where it is not to be had. */
export async function lighthouseScore(
  browser: Browser,
  address: string,
  session: Session,
  screen: string,
): Promise<number | undefined> {
  if (!isThere()) return undefined;
  const context = await signedInContext(browser, address, session);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await context.close();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const report = path.join(folder, 'report.json');
  const words = [
    ...[PROGRAM, `${address}${screen}`, '--quiet', '--output=json', `--output-path=${report}`],
    ...['--only-categories=performance', `--extra-headers=${JSON.stringify({ Cookie: cookies })}`],
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking',
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH };
  try {
    const { status } = spawnSync(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) return undefined;
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
      categories: { performance: { score: number | null } };
    };
    const { score } = categories.performance;
    return score === null ? undefined : score * 100;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
