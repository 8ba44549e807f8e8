import { fail } from '#contract/kit/errors.ts';
import { addDuration } from '#domain/shared/duration.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { simulatedProviderOf } from './simulated-provider.ts';
import { simulatorRefusalsCopy as copy } from './simulator-refusals-copy.ts';

/** Further ahead, a slip of the finger would perform decades. */
const STEP_MAX_S = 5 * 366 * DAY_S;

type Move = Readonly<{ advance?: string | undefined; set?: string | undefined }>;

/** After years there are thousands of payouts; the latest are told. */
const PAYOUTS_TOLD_MAX = 10;

/** Time only moves forward, and by one of the two ways of saying how far. */
export async function moveClock(deps: Pick<Deps, 'simulator'>, move: Move) {
  const { controls, clockOffsetS } = simulatedProviderOf(deps);
  const to = targetOf(await controls.now(), move);
  const steps = await controls.setClock(to);
  // Of each payout how it stands in the end, the newest first.
  const payouts = [...new Map(steps.map((payout) => [payout.id, payout])).values()].reverse();
  return {
    clock: isoOf(await controls.now()),
    clock_offset_s: clockOffsetS(),
    payouts: payouts.slice(0, PAYOUTS_TOLD_MAX),
    payouts_count: payouts.length,
  };
}

function targetOf(now: EpochSeconds, { advance, set }: Move): EpochSeconds {
  const refused = (field: 'advance' | 'set', words: string) =>
    fail('rest_invalid_param', { params: { [field]: words } });
  if ((advance === undefined) === (set === undefined)) throw refused('advance', copy.eitherWay);
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
