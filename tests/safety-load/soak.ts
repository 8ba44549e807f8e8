import { driveAtRate, isGood } from './drive.ts';
import type { Figure, Length } from './figure.ts';
import { withLoadedProduct } from './loaded-run.ts';
import { lookAgainAndAgain } from './looks.ts';
import { exportEverything, mixedCalls } from './requests.ts';

const RATE = 30;
const [WARM_UP_S, SECONDS] = [300, 1800];
const EXPORT_EVERY_MS = 60_000;

/** L4: half an hour of the mixed load with a file now and then; memory and handles stay where they are. */
export const measureSoak = ({ share }: Length): Promise<readonly Figure[]> =>
  withLoadedProduct(async ({ product: { address, pid }, callers: [first = {}, ...callers] }) => {
    const next = await mixedCalls(address, callers);
    await driveAtRate(address, { rate: RATE, seconds: WARM_UP_S * share, next });
    const endLooking = lookAgainAndAgain(pid);
    const failures: unknown[] = [];
    const exporting = setInterval(() => {
      exportEverything(address, first).catch((failure: unknown) => failures.push(failure));
    }, EXPORT_EVERY_MS * share);
    const answers = await driveAtRate(address, { rate: RATE, seconds: (SECONDS - WARM_UP_S) * share, next });
    const memory = endLooking();
    clearInterval(exporting);
    return [
      {
        name: 'errors',
        value: answers.filter((one) => !isGood(one)).length + failures.length,
        unit: '',
        most: 0,
      },
      ...memory,
    ];
  });
