import { type Answered, driveAtRate, driveWithCallers, isGood, percentile } from './drive.ts';
import type { Figure, Length } from './figure.ts';
import { withLoadedProduct } from './loaded-run.ts';
import { mixedCalls } from './requests.ts';

const CALLERS = 100;
const SECONDS = 60;
/** Fewer callers at once, to find what this machine can do at best. */
const FEWER = [8, 16, 32];
const LOOK_S = 5;
const RECOVERED_WITHIN_S = 5;
const AFTERWARDS_S = 10;

const goodput = (answers: readonly Answered[], seconds: number): number =>
  answers.filter(isGood).length / seconds;
/** Too much is refused with a word about when to come back; everything else of that kind is a failure. */
const isUnexplained = ({ status, retryAfter }: Answered): boolean =>
  status === 0 || (status >= 500 && !(status === 503 && retryAfter !== undefined));

/** L2: a hundred callers who never pause; then calm again. */
export const measureSaturation = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product: { address }, callers }) => {
    const next = await mixedCalls(address, callers);
    const peaks: number[] = [];
    for (const few of FEWER)
      peaks.push(goodput(await driveWithCallers(address, { callers: few, seconds: LOOK_S, next }), LOOK_S));
    const seconds = Math.max(LOOK_S, SECONDS * share);
    const answers = await driveWithCallers(address, { callers: CALLERS, seconds, next });
    await driveAtRate(address, { rate: 50, seconds: RECOVERED_WITHIN_S, next });
    const after = await driveAtRate(address, { rate: 50, seconds: AFTERWARDS_S, next });
    const [peak, under] = [Math.max(...peaks), goodput(answers, seconds)];
    return [
      {
        name: 'failures that are no 503 with Retry-After',
        value: answers.filter(isUnexplained).length,
        unit: '',
        most: 0,
      },
      {
        name: 'refused (503 or 429)',
        value: answers.filter(({ status }) => status === 503 || status === 429).length,
        unit: '',
      },
      { name: 'peak goodput', value: peak, unit: 'a second' },
      { name: 'goodput under a hundred callers', value: under, unit: 'a second' },
      { name: 'of the peak', value: (100 * under) / peak, unit: '%', least: 80 },
      {
        name: 'p99 five seconds later at 50 a second',
        value: percentile(after, 0.99),
        unit: 'ms',
        most: 300,
      },
    ];
  });
