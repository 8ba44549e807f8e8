import { type Answered, driveAtRate, isGood, percentile } from './drive.ts';
import type { Figure, Length } from './figure.ts';
import { latency, withLoadedProduct } from './loaded-run.ts';
import { lookAgainAndAgain } from './looks.ts';
import { openPages } from './open-pages.ts';
import { type Caller, mixedReads, payCall } from './requests.ts';

const PAGES = 200;
const DAY = { reads: 200, payments: 20, seconds: 600 };
const HALF = { reads: DAY.reads / 2, payments: DAY.payments / 2, seconds: 7200 };
const P99_MS = 200;
/** Memory is looked at from then on. */
const WARM_UP_S = 120;
const OVERLOAD = { times: 3, seconds: 30 };
const RECOVERED_WITHIN_S = 10;
const AFTERWARDS_S = 20;

type Load = Readonly<{ reads: number; payments: number; seconds: number }>;
type Driven = Readonly<{ reads: readonly Answered[]; payments: readonly Answered[] }>;

/** People read and buyers pay at the same time, for so long. */
async function makeDrive(address: string, callers: readonly Caller[]) {
  const read = await mixedReads(address, callers);
  return async (load: Load): Promise<Driven> => {
    const { seconds } = load;
    const [reads, payments] = await Promise.all([
      driveAtRate(address, { rate: load.reads, seconds, next: read }),
      driveAtRate(address, { rate: load.payments, seconds, next: (nth) => payCall(callers, nth) }),
    ]);
    return { reads, payments };
  };
}

const isTurnedAway = ({ status, retryAfter }: Answered): boolean =>
  (status === 503 || status === 429) && retryAfter !== undefined;

type Loaded = Parameters<Parameters<typeof withLoadedProduct>[0]>[0];

async function keepUp(loaded: Loaded, load: Load): Promise<readonly Figure[]> {
  const { product, callers, bareMs } = loaded;
  const drive = await makeDrive(product.address, callers);
  const pages = openPages(product.address, callers.slice(0, PAGES));
  try {
    await drive({ ...load, seconds: Math.min(WARM_UP_S, load.seconds / 5) });
    const before = pages.seen();
    const endLooking = lookAgainAndAgain(product.pid);
    const { reads, payments } = await drive(load);
    const memory = endLooking();
    const after = pages.seen();
    return [
      ...latency(`${load.reads} reads a second:`, reads, { p99: P99_MS, bareMs }),
      ...latency(`${load.payments} payments a second:`, payments, { bareMs }),
      { name: 'open pages', value: after.open, unit: '', least: PAGES },
      { name: 'refused pages', value: after.refused, unit: '', most: 0 },
      {
        name: 'changes told to all of them',
        value: after.changes - before.changes,
        unit: '',
        least: payments.length * PAGES,
      },
      ...memory,
    ];
  } finally {
    pages.close();
  }
}

/** L14: a store's best day: people read, buyers pay, and two hundred pages hear of each payment. */
export const measureBestDay = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct((loaded) => keepUp(loaded, { ...DAY, seconds: DAY.seconds * share }));

/** L15: half of it, for two hours. */
export const measureLongDay = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct((loaded) => keepUp(loaded, { ...HALF, seconds: HALF.seconds * share }));

/** L16: three times as much as that: who is turned away is told when to come again, and soon all is as it was. */
export const measureOverload = (): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product: { address }, callers }) => {
    const drive = await makeDrive(address, callers);
    const pages = openPages(address, callers.slice(0, PAGES));
    try {
      await drive({ ...DAY, seconds: RECOVERED_WITHIN_S });
      const { times, seconds } = OVERLOAD;
      const over = await drive({ reads: times * DAY.reads, payments: times * DAY.payments, seconds });
      const all = [...over.reads, ...over.payments];
      await drive({ ...HALF, seconds: RECOVERED_WITHIN_S });
      const after = await drive({ ...HALF, seconds: AFTERWARDS_S });
      return [
        { name: 'asked for', value: all.length, unit: '' },
        { name: 'answered', value: all.filter(isGood).length, unit: '' },
        { name: 'turned away', value: all.filter(isTurnedAway).length, unit: '' },
        {
          name: 'failures that say nothing of when to come again',
          value: all.filter((one) => !isGood(one) && !isTurnedAway(one)).length,
          unit: '',
          most: 0,
        },
        { name: 'slowest answer', value: percentile(all, 1), unit: 'ms' },
        {
          name: 'p99 ten seconds later at half of the day',
          value: percentile(after.reads, 0.99),
          unit: 'ms',
          most: P99_MS,
        },
        {
          name: 'errors then',
          value: [...after.reads, ...after.payments].filter((one) => !isGood(one)).length,
          unit: '',
          most: 0,
        },
      ];
    } finally {
      pages.close();
    }
  });
