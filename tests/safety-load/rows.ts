import { measureBestDay, measureLongDay, measureOverload } from './best-day.ts';
import type { Figure, Length } from './figure.ts';
import { measureLoopDelay, measureMixedLoad } from './mixed-load.ts';
import { measureMoneyLoad } from './money-load.ts';
import { measureSaturation } from './saturation.ts';
import { measureSoak } from './soak.ts';
import { measureStarts } from './start-times.ts';

/** The rows of the load table: each starts a product of its own, and answers what it measured. */
export const LOAD_ROWS: Readonly<Record<string, (length: Length) => Promise<readonly Figure[]>>> = {
  L1: measureMixedLoad,
  L2: measureSaturation,
  L3: measureMoneyLoad,
  L4: measureSoak,
  L5: measureLoopDelay,
  L10: measureStarts,
  L14: measureBestDay,
  L15: measureLongDay,
  L16: measureOverload,
};
