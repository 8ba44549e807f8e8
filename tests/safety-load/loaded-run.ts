import { rmSync } from 'node:fs';
import { type Answered, driveAtRate, isGood, percentile } from './drive.ts';
import type { Figure } from './figure.ts';
import { fillFolder, type LoadedProduct, makeCallers, startOn } from './loaded-product.ts';
import { bareCall, type Caller } from './requests.ts';

/** What the load table counts on. */
export const TRANSACTIONS = 50_000;
/** Each may ask three hundred times a minute. */
const CALLERS = 400;
const CALIBRATION_S = 5;
const CALIBRATION_RATE = 50;

type Loaded = Readonly<{ product: LoadedProduct; callers: readonly Caller[]; bareMs: number }>;

/** A product with fifty thousand transactions and how long its barest answer takes on this machine right now. */
export async function withLoadedProduct(
  measure: (loaded: Loaded) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const dataDir = fillFolder(TRANSACTIONS);
  const product = await startOn(dataDir);
  try {
    const callers = await makeCallers(dataDir, CALLERS);
    const calm = { rate: CALIBRATION_RATE, seconds: CALIBRATION_S, next: bareCall };
    const bareMs = percentile(await driveAtRate(product.address, calm), 0.5);
    const figures = await measure({ product, callers, bareMs });
    return [{ name: 'bare route p50', value: bareMs, unit: 'ms' }, ...figures];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const latency = (
  name: string,
  answers: readonly Answered[],
  { p50, p99, bareMs }: Readonly<{ p50?: number; p99?: number; bareMs: number }>,
): readonly Figure[] => {
  const [half, most] = [percentile(answers, 0.5), percentile(answers, 0.99)];
  return [
    { name: `${name} errors`, value: answers.filter((one) => !isGood(one)).length, unit: '', most: 0 },
    { name: `${name} p50`, value: half, unit: 'ms', ...(p50 !== undefined && { most: p50 }) },
    { name: `${name} p50 to the bare route`, value: half / bareMs, unit: '×' },
    { name: `${name} p99`, value: most, unit: 'ms', ...(p99 !== undefined && { most: p99 }) },
  ];
};
