import { measureLoopDelay, measureMixedLoad } from './mixed-load.ts';
import { measureMoneyLoad } from './money-load.ts';
import { measureSaturation } from './saturation.ts';
import { measureSoak } from './soak.ts';
import { measureStarts } from './start-times.ts';

/** One figure of a row, and what it may be at most or at least. */
export type Figure = Readonly<{ name: string; value: number; unit: string; most?: number; least?: number }>;
/** A tenth of the time unless all of it was asked for. */
export type Length = Readonly<{ share: number }>;

/** The rows of the load table: each starts a product of its own, and answers what it measured. */
export const LOAD_ROWS: Readonly<Record<string, (length: Length) => Promise<readonly Figure[]>>> = {
  L1: measureMixedLoad,
  L2: measureSaturation,
  L3: measureMoneyLoad,
  L4: measureSoak,
  L5: measureLoopDelay,
  L10: measureStarts,
};
