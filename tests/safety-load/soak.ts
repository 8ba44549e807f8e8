import { readdirSync, readFileSync } from 'node:fs';
import { driveAtRate, isGood } from './drive.ts';
import type { Figure, Length } from './figure.ts';
import { withLoadedProduct } from './loaded-run.ts';
import { exportEverything, mixedCalls } from './requests.ts';

const RATE = 30;
const [WARM_UP_S, SECONDS] = [300, 1800];
const LOOK_EVERY_MS = 5000;
const EXPORT_EVERY_MS = 60_000;
const RSS_MB = 512;

type Look = Readonly<{ minute: number; rssMb: number; handles: number }>;
const lookAt = (pid: number, began: number): Look => {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    minute: (performance.now() - began) / 60_000,
    rssMb: Number(kb) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
};

/** How much `of` grows in a minute, by least squares. */
export function slope(looks: readonly Look[], of: (look: Look) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(looks.map(({ minute }) => minute)), mean(looks.map(of))];
  const across = looks.reduce((sum, look) => sum + (look.minute - x) * (of(look) - y), 0);
  return across / looks.reduce((sum, look) => sum + (look.minute - x) ** 2, 0);
}

/** L4: half an hour of the mixed load with a file now and then; memory and handles stay where they are. */
export const measureSoak = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product: { address, pid }, callers: [first = {}, ...callers] }) => {
    const next = await mixedCalls(address, callers);
    await driveAtRate(address, { rate: RATE, seconds: WARM_UP_S * share, next });
    const looks: Look[] = [];
    const began = performance.now();
    const looking = setInterval(() => looks.push(lookAt(pid, began)), LOOK_EVERY_MS);
    const failures: unknown[] = [];
    const exporting = setInterval(() => {
      exportEverything(address, first).catch((failure: unknown) => failures.push(failure));
    }, EXPORT_EVERY_MS * share);
    const answers = await driveAtRate(address, { rate: RATE, seconds: (SECONDS - WARM_UP_S) * share, next });
    clearInterval(looking);
    clearInterval(exporting);
    return [
      {
        name: 'errors',
        value: answers.filter((one) => !isGood(one)).length + failures.length,
        unit: '',
        most: 0,
      },
      { name: 'memory grows', value: slope(looks, ({ rssMb }) => rssMb), unit: 'MB a minute', most: 1 },
      {
        name: 'memory at most',
        value: Math.max(...looks.map(({ rssMb }) => rssMb)),
        unit: 'MB',
        most: RSS_MB,
      },
      {
        name: 'open files and sockets grow',
        value: slope(looks, ({ handles }) => handles),
        unit: 'a minute',
        most: 1,
      },
    ];
  });
