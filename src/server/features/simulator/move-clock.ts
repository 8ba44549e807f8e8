import { fail } from '#contract/kit/errors.ts';
import { addDuration } from '#domain/shared/duration.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { Payout } from '#provider/provider-objects.ts';
import type { Deps } from '../../deps.ts';
import { forecast } from '../balances/payout-forecast-repository.ts';
import { simulatedProviderOf } from './simulated-provider.ts';
import { simulatorRefusalsCopy as copy } from './simulator-refusals-copy.ts';
import { isPayoutUnderWay } from './simulator-repository.ts';

/** Further ahead, a slip of the finger would perform decades. */
const STEP_MAX_S = 5 * 366 * DAY_S;

/** The waiting period of a new account, a month’s schedule and the days of a bank fit in. */
const WAITED_DAYS_MAX = 45;

type Move = Readonly<{
  advance?: string | undefined;
  set?: string | undefined;
  until?: 'payout_ends' | undefined;
}>;
type World = Pick<Deps, 'db' | 'provider' | 'simulator'>;

/** After years there are thousands of payouts; the latest are told. */
const PAYOUTS_TOLD_MAX = 10;

/** Time only moves forward, and by one of the ways of saying how far. */
export async function moveClock(deps: World, move: Move) {
  const { controls, clockOffsetS } = simulatedProviderOf(deps);
  if (Object.values(move).filter((way) => way !== undefined).length !== 1)
    throw refused('advance', copy.eitherWay);
  const steps = move.until
    ? await waitForPayout(deps)
    : await controls.setClock(targetOf(await controls.now(), move));
  // Of each payout how it stands in the end, the newest first.
  const payouts = [...new Map(steps.map((payout) => [payout.id, payout])).values()].reverse();
  return {
    clock: isoOf(await controls.now()),
    clock_offset_s: clockOffsetS(),
    payouts: payouts.slice(0, PAYOUTS_TOLD_MAX),
    payouts_count: payouts.length,
  };
}

const refused = (field: keyof Move, words: string) =>
  fail('rest_invalid_param', { params: { [field]: words } });

const hasEnded = ({ status }: Payout): boolean => status !== 'pending' && status !== 'in_transit';

/** A day at a time, so that nothing after it has happened yet. What would not come is not waited for. */
async function waitForPayout(deps: World): Promise<readonly Payout[]> {
  const { controls } = simulatedProviderOf(deps);
  if (!(await willEnd(deps))) throw refused('until', copy.noPayout);
  const steps: Payout[] = [];
  for (let days = 0; days < WAITED_DAYS_MAX && !steps.some(hasEnded); days += 1)
    steps.push(...(await controls.setClock(epochSeconds((await controls.now()) + DAY_S))));
  return steps;
}

/** One is on its way, or there is money that leaves by itself, be it after the waiting period of a new account. */
async function willEnd(deps: World): Promise<boolean> {
  if (await isPayoutUnderWay(deps.db)) return true;
  const { data, without } = await forecast(deps);
  return data.length > 0 || without.some(({ reason }) => reason === 'waiting_period');
}

function targetOf(now: EpochSeconds, { advance, set }: Move): EpochSeconds {
  const field = set === undefined ? 'advance' : 'set';
  const to =
    set === undefined ? addDuration(now, advance ?? '') : epochSeconds(Math.floor(Date.parse(set) / 1000));
  if (to === undefined) throw refused('advance', copy.duration);
  if (to < now) throw refused(field, copy.onlyForward);
  if (to - now > STEP_MAX_S) throw refused(field, copy.fiveYears);
  return to;
}

export const isoOf = (seconds: EpochSeconds): string =>
  new Date(seconds * 1000).toISOString().replace('.000', '');
