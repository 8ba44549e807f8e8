import { driveAtRate } from './drive.ts';
import type { Figure, Length } from './figure.ts';
import { latency, withLoadedProduct } from './loaded-run.ts';
import { exportEverything, mixedCalls } from './requests.ts';

const CALM = { rate: 50, seconds: 300, limits: { p50: 30, p99: 300 } };
const LIVELY = { rate: 200, seconds: 60, limits: { p99: 200 } };
const WARM_UP_S = 5;

/** L1: nine reads and a write, at fifty and at two hundred a second. */
export const measureMixedLoad = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product: { address }, callers, bareMs }) => {
    const next = await mixedCalls(address, callers);
    await driveAtRate(address, { rate: CALM.rate, seconds: WARM_UP_S, next });
    const figures: Figure[] = [];
    for (const { rate, seconds, limits } of [CALM, LIVELY]) {
      const answers = await driveAtRate(address, { rate, seconds: seconds * share, next });
      figures.push(...latency(`${rate} a second:`, answers, { ...limits, bareMs }));
    }
    return figures;
  });

/** L5: how long the event loop is held up during the same and a file of all transactions. */
export const measureLoopDelay = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product, callers: [first = {}, ...callers] }) => {
    const { address } = product;
    const next = await mixedCalls(address, callers);
    await driveAtRate(address, { rate: CALM.rate, seconds: WARM_UP_S, next });
    await product.loopDelay();
    const load = driveAtRate(address, { rate: CALM.rate, seconds: CALM.seconds * share, next });
    await exportEverything(address, first);
    await load;
    const { p99, max } = await product.loopDelay();
    return [
      { name: 'event loop delay p99', value: p99, unit: 'ms', most: 50 },
      { name: 'event loop delay max', value: max, unit: 'ms', most: 250 },
    ];
  });
